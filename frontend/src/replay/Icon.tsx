const PATHS = {
  back: 'M15 4 6 12l9 8z',
  on: 'M9 4l9 8-9 8z',
  chapter_back: 'M4 4h3v16H4zM20 4 9 12l11 8z',
  chapter_on: 'M17 4h3v16h-3zM4 4l11 8-11 8z',
  play: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM9.5 7v10l8-5z',
  pause: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM8.5 7.5v9h2.5v-9zM13 7.5v9h2.5v-9z',
  more: 'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
