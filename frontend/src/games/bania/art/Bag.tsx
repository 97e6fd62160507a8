/** The cloth bag from which tents are drawn: tied, with a tile's shape sewn on. */
export function Bag() {
  return (
    <svg className="ba-bag" viewBox="0 0 24 24" aria-hidden="true">
      <path className="ba-bag-cloth" d="M8 1.500l2.200 1.700L12 1.500l1.800 1.700L16 1.500l-1.200 5.300C19 9 22 13.500 22 18c0 3.500-2.500 5-10 5S2 21.500 2 18C2 13.500 5 9 9.200 6.800z" />
      <path className="ba-bag-cord" d="M8 6.200h8M15 6.500l4.500 3.300M15.500 6.300l5 .5" />
      <path className="ba-bag-patch" d="M12 11l4 2.300v4.600l-4 2.300-4-2.300v-4.600z" />
    </svg>
  );
}
