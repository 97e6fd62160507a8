import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App';
import { speak } from './i18n/setup';

/** Draws the program once the reader's words are here: nobody sees the names of words. */
export async function draw(root: HTMLElement): Promise<void> {
  await speak();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
