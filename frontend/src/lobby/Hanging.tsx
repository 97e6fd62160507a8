import { Cloth } from '../ornament/Cloth';
import { Sign } from '../ornament/Sign';

/** The cloth that hangs beside the welcome, with the drum that calls everybody together. */
export function Hanging() {
  return (
    <div className="hanging" aria-hidden="true">
      <Cloth seed="kora" strips={11} length={6} />
      <span className="hanging-sign">
        <Sign name="drum" size="100%" />
      </span>
    </div>
  );
}
