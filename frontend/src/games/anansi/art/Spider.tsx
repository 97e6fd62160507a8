/** Anansi himself, in a box of 64 by 72. */
export function Spider() {
  return (
    <>
      <path
        className="an-legs"
        d="M24 24Q10 20 6 6M22 29Q6 28 1 18M22 36Q8 40 3 54M25 40Q14 50 12 68M40 24Q54 20 58 6M42 29Q58 28 63 18M42 36Q56 40 61 54M39 40Q50 50 52 68"
      />
      <circle cx="32" cy="24" r="10" fill="currentColor" />
      <ellipse cx="32" cy="47" rx="14" ry="17" fill="currentColor" />
      <path className="an-hole" d="M32 36l5 7-5 7-5-7zM32 51l4 5-4 5-4-5zM27 22a2.500 2.500 0 1 0 .1 0zM37 22a2.500 2.500 0 1 0 .1 0z" />
    </>
  );
}
