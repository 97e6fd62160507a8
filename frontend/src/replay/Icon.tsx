const PATHS = {
  back: 'M15 4 6 12l9 8z',
  on: 'M9 4l9 8-9 8z',
  chapter_back: 'M4 4h3v16H4zM20 4 9 12l11 8z',
  chapter_on: 'M17 4h3v16h-3zM4 4l11 8-11 8z',
  play: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM9.5 7v10l8-5z',
  pause: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM8.5 7.5v9h2.5v-9zM13 7.5v9h2.5v-9z',
  more: 'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  eye: 'M12 5c5 0 9 4 10.5 7C21 15 17 19 12 19S3 15 1.5 12C3 9 7 5 12 5zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="1.4rem" height="1.4rem" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
