import { SIGNS, TRADE_SIGN, type Ware } from './wares';

/** A ware, or `trade`: its sign on a patch of its colour, which is not filled where the card is lacking. As large as the text around it says. */
export function WareSign({ ware, lacking = false }: { readonly ware: Ware | 'trade'; readonly lacking?: boolean }) {
  return (
    <svg className="ba-sign" data-ware={ware} data-lacking={lacking} viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
      <rect className="ba-paper" width="24" height="24" rx="5" />
      <path className="ba-print" d={pathOf(ware)} transform="translate(3.360 3.360) scale(.720)" />
    </svg>
  );
}

/** The same as a round pip of a drawing, in its units, around a point. */
export function WarePip({ ware, x, y, size }: { readonly ware: Ware | 'trade'; readonly x: number; readonly y: number; readonly size: number }) {
  const scale = (size * 0.66) / 24;
  return (
    <g data-ware={ware} transform={`translate(${x} ${y})`}>
      <circle className="ba-paper ba-pip" r={size / 2} />
      <path className="ba-print" d={pathOf(ware)} fillRule="evenodd" transform={`scale(${scale}) translate(-12 -12)`} />
    </g>
  );
}

function pathOf(ware: Ware | 'trade'): string {
  return ware === 'trade' ? TRADE_SIGN : SIGNS[ware];
}
