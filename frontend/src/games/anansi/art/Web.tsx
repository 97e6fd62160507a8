const SPOKES = Array.from({ length: 14 }, (_, index) => (index * 2 * Math.PI) / 14);
const RINGS = [14, 27, 41, 56, 72];

/** The web that the table hangs in. */
export function Web() {
  const point = (angle: number, radius: number): string =>
    `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  const ring = (radius: number): string =>
    SPOKES.map((angle, index) => {
      const next = SPOKES[(index + 1) % SPOKES.length] ?? 0;
      return `M${point(angle, radius)}Q${point(angle + Math.PI / 14, radius * 0.88)} ${point(next, radius)}`;
    }).join('');
  return (
    <svg className="an-web-ground" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={SPOKES.map((angle) => `M50 50L${point(angle, 90)}`).join('')} />
      <path d={RINGS.map(ring).join('')} />
    </svg>
  );
}
