import '@fontsource-variable/atkinson-hyperlegible-next';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/theme';
import './i18n/setup';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
