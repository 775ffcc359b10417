import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['en', 'uk'],
  extract: { input: ['web/src/**/*.{ts,tsx}'], output: 'locales/{{language}}/{{namespace}}.json', defaultNS: 'common' },
  lint: { ignore: ['web/src/**/*.test.ts'] },
});
