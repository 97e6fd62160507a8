import '@fontsource-variable/atkinson-hyperlegible-next';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/controls.css';
import './look/theme';
import './words/setup';

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
