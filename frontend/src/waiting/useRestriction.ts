import type { Now, Restriction } from '../api/wire';
import { useMe } from '../me/MeProvider';

/** What the host lets the reader do here, if that is less than others may. */
export function useRestriction({ restricted }: Now): Restriction | undefined {
  const { me } = useMe();
  return restricted.find((each) => each.player === me?.id);
}
