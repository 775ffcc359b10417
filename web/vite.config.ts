import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { groupByScreens } from './build/group-by-screens.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { precompress } from './build/precompress.ts';
import { moduleClassName, prerender } from './build/prerender.ts';
import { preloadFont } from './build/preload-font.ts';

const vendor = [
  // one group per rate of change and per reader: the public pages never fetch router, query or Mantine
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
  {
    name: 'i18n',
    test: /node_modules[\\/](i18next|react-i18next[\\/]dist[\\/]es[\\/](?!Trans)|use-sync-external-store)/,
    priority: 35,
  },
  { name: 'router', test: /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/, priority: 30 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 30 },
  // what every page of the app document needs of Mantine; the rest follows the pages that use it
  {
    name: 'mantine',
    test: /@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](Button|UnstyledButton|Loader|Input|InputBase|TextInput|PasswordInput))[\\/]/,
    priority: 20,
  },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 20 },
];

const scripts = groupByScreens();

/** Two documents: index.html (public pages) and app.html (everything else), so neither runs the other's scripts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    scripts.plugin,
    preloadFont(/geist-latin-wght-normal/),
    prerender(),
    precompress(),
    offlineWorker(),
  ],
  // the server replaces this by a fresh value for each answer; Mantine's style tags carry it
  html: { cspNonce: '__CSP_NONCE__' },
  css: { postcss: { plugins: [mantine()] }, modules: { generateScopedName: moduleClassName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // which chunks a page loads: read by the test of their sizes, served to nobody
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, app: `${import.meta.dirname}/app.html` },
      output: { codeSplitting: { groups: [...vendor, ...scripts.groups] } },
    },
  },
});
