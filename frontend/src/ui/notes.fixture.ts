/** A browser that plays nothing, and notes the pitch of each note that was struck. */
import { vi } from 'vitest';

class Silent {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
}

class Part {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (to: unknown) => to;
}

/** Takes the place of the browser's own until `vi.unstubAllGlobals`. Returns the pitches in hertz, first to last. */
export function heard(touched = true): number[] {
  const pitches: number[] = [];
  class Tone extends Part {
    private pitch = 0;
    frequency = {
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: (pitch: number) => {
        this.pitch = pitch;
      },
    };
    start = () => pitches.push(this.pitch);
    stop = () => undefined;
  }
  vi.stubGlobal('AudioContext', Silent);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('GainNode', Part);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched } });
  return pitches;
}
