/** A Pirate's skull with scarf and patch, in a box of 64 by 68. */
export function Skull() {
  return (
    <>
      <path
        className="ax-light"
        fill="currentColor"
        d="M32 4c17 0 26 10 26 23 0 9-4 14-8 17l-1 9H15l-1-9c-4-3-8-8-8-17C6 14 15 4 32 4zM18 55h7v7h-5q-2-3-2-7zM27 55h4v9h-4zM33 55h4v9h-4zM39 55h7q0 4-2 7h-5z"
      />
      <path className="ax-scarf" d="M7 21C8 9 18 2 32 2s24 7 25 19q-12-7-25-7T7 21zM55 17l9-6-2 9 3 6-11-2z" />
      <circle className="ax-hole" cx="21" cy="32" r="7" />
      <path className="ax-hole" d="M35 26l16-1q3 12-7 14-8-1-9-13zM29 44l3-7 3 7z" />
      <path className="ax-hole" d="M6 22l48 4v2L6 24z" />
    </>
  );
}
