import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
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
  // what the loaders and skeletons of the signed-in pages are made of: one script in place of thirty small ones
  {
    name: 'signed-in',
    test: /src[\\/](contracts[\\/](dashboard|billing[\\/]billing|hiring[\\/](positions|position-suggestions|candidates|cvs|guard)|interviewing[\\/](interviewing|candidate-requirements|interview-params|run[\\/]interview-run|summary[\\/]interview-summary|plan[\\/](plan|adjustments|decision|plan-generation|plan-requirements|position-core)))\.|(features|entities)[\\/](?!account|comparison|onboarding|preview|share)\w+[\\/]api\.|shared[\\/](api[\\/]query-client|config[\\/]api)\.|entities[\\/]interview[\\/](use-interview-change|week-of)\.|shared[\\/]ui[\\/](avatar|confirm-dialog|list[\\/]rows|state[\\/]empty-state|page[\\/](page|top-bar|use-steady))|pages[\\/].+-(loader|skeletons)\.|dashboard\.module|(candidate|position)-page\.module|app[\\/]routing[\\/](signed-in-pages|page-route|lazy-page|skeleton-focus|use-retry)\.)/,
    priority: 10,
    // what the sign-in page needs too stays out
    includeDependenciesRecursively: false,
  },
  {
    // small parts that pages need in different numbers, which would make a file of each; one compresses better
    name: 'offer',
    test: /(entities[\\/]offer|shared[\\/]ui[\\/]segments)/,
    priority: 10,
    includeDependenciesRecursively: false,
  },
  // each file of its own has its name in what every page loads first
  { name: 'keys', test: /shared[\\/]ui[\\/]keys/, priority: 10, includeDependenciesRecursively: false },
];

/** Two documents: index.html (public pages) and app.html (everything else), so neither runs the other's scripts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont(/geist-latin-wght-normal/), prerender(), precompress(), offlineWorker()],
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
      output: { codeSplitting: { groups: vendor } },
    },
  },
});
