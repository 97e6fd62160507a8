import { SIGNS, type Ware } from './wares';

/** Each ware is sold in a tent of its own shape: a bell, a dome, a pavilion with two peaks, a cone of poles. */
const ROOFS: Readonly<Record<Ware, string>> = {
  spice: 'M24 5C27 19 34 31 43 40c-12 3.500-26 3.500-38 0C14 31 21 19 24 5z',
  oil: 'M4 40C4 20 12 11 24 8c12 3 20 12 20 32-13 3.500-27 3.500-40 0z',
  silk: 'M4 22L14 7l10 9L34 7l10 15v18c-13 3.500-27 3.500-40 0z',
  incense: 'M24 10l15 30c-10 3.500-20 3.500-30 0z',
};
/** Darker strips of the cloth. */
const STRIPS: Readonly<Record<Ware, string>> = {
  spice: 'M24 5c1 14 3 26 7 37l-6 .600V5zM24 5C20 19 13 32 5 40l7 1.700C18 31 22 19 24 5zM24 5c4 14 11 27 19 35l-6 1.500C31 31 26 19 24 5z',
  oil: 'M24 8C10 14 6 27 7 40.800l7 1.300C13 28 16 15 24 8zM24 8c14 6 18 19 17 32.800l-7 1.300C35 28 32 15 24 8z',
  silk: 'M4 22h40v4l-5 3-5-3-5 3-5-3-5 3-5-3-5 3-5-3z',
  incense: 'M24 10l-4.500 32.200-5.500-.600zM24 10l4.500 32.200 5.500-.600z',
};
const TOPS: Readonly<Record<Ware, string>> = {
  spice: 'M23.300 1h1.400v6h-1.400zM24.700 1l7 2.300-7 2.300z',
  oil: 'M24 2.500a2.800 2.800 0 1 1-.01 0z',
  silk: 'M13.300 2h1.400v6h-1.400zM14.700 2l5.500 2-5.500 2zM33.300 2h1.400v6h-1.400zM34.700 2l5.500 2-5.500 2z',
  incense: 'M18.500 2l1.600-.700L25 11l-1.600.700zM29.500 2l-1.600-.700L23 11l1.600.700zM23.300 1h1.400v9h-1.400z',
};

/** A tent cut from paper, on a field of 48 by 48. */
export function TentShape({ ware }: { readonly ware: Ware }) {
  const [x, y] = ware === 'incense' ? [24, 30] : [24, 28.500];
  const size = ware === 'incense' ? 0.58 : 0.74;
  return (
    <g data-ware={ware}>
      <path className="ba-tent-top" d={TOPS[ware]} />
      <path className="ba-paper ba-tent-roof" d={ROOFS[ware]} />
      <path className="ba-tent-strip" d={STRIPS[ware]} />
      <path className="ba-print" d={SIGNS[ware]} fillRule="evenodd" transform={`translate(${x} ${y}) scale(${size}) translate(-12 -12)`} />
    </g>
  );
}

export function Tent({ ware }: { readonly ware: Ware }) {
  return (
    <svg className="ba-tent" viewBox="1 0 46 46" aria-hidden="true">
      <TentShape ware={ware} />
    </svg>
  );
}
