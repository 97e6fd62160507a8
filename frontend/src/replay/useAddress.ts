import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { momentIn, searchOf, type Moment } from './address';

/** So long after the last step the address is written: browsers allow only so many changes a minute. */
const SETTLED = 300;

export interface Place extends Moment {
  /** Where one came from: what happened since then is played if it was one step. */
  readonly from: number;
  readonly jumps: number;
  readonly led: boolean;
}

function arrived(search: string, jumps: number): Place {
  const moment = momentIn(search);
  return { ...moment, from: moment.at ?? 0, jumps, led: moment.review !== null };
}

/** The moment in the address. A step changes the entry of the browser's history, which "back" leaves. */
export function useAddress(): [Place, (change: (before: Place) => Place) => void] {
  const search = useSearch();
  const [path, go] = useLocation();
  const [place, setPlace] = useState<Place>(() => arrived(search, 0));
  const written = useRef(search);
  useEffect(() => {
    if (search.replace(/^\?/, '') === written.current.replace(/^\?/, '')) return;
    written.current = search; // somebody pressed "back", or a link
    setPlace((before) => arrived(search, before.jumps + 1));
  }, [search]);
  useEffect(() => {
    const wanted = searchOf(place);
    if (wanted === written.current || wanted === `?${written.current}`) return undefined;
    const entering = written.current === '';
    const write = () => {
      written.current = wanted;
      go(path + wanted, { replace: !entering });
    };
    const timer = setTimeout(write, entering ? 0 : SETTLED);
    return () => clearTimeout(timer);
  }, [place, path, go]);
  return [place, setPlace];
}
