import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig(({ command }) => ({
  // Django serves the built assets under /static/ and this page for every address that is not the API's.
  base: command === 'build' ? '/static/' : '/',
  plugins: [react()],
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
}));
