/** It goes home: an arrow into a house. */
export function HomeSign() {
  return (
    <svg className="ba-home-sign" viewBox="0 0 40 24" aria-hidden="true">
      <path className="ba-home-way" d="M1 14h8" />
      <path className="ba-home-tip" d="M8 8.500l7.500 5.500L8 19.500z" />
      <path className="ba-home-house" d="M17 12L28 2l11 10h-2.500v10.500H19.500V12z" />
    </svg>
  );
}
