import { useEffect, useState } from 'react';

/** Takes a file that is dropped anywhere on the page; whether one hangs over it. */
export function useDrop(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const act = (event: DragEvent) => {
      // Else the browser would leave the page for the file.
      event.preventDefault();
      setOver(event.type === 'dragover');
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
      if (file !== undefined) take(file);
    };
    const events = ['dragover', 'dragleave', 'drop'] as const;
    events.forEach((name) => document.addEventListener(name, act));
    return () => events.forEach((name) => document.removeEventListener(name, act));
  }, [take]);
  return over;
}
