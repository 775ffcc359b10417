import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Pictures of every screen, for whoever looks at them: `npx playwright test --config pictures.config.ts`, into `.data/pictures`. */
export default defineConfig(config, { testDir: 'tests/pictures', outputDir: '.data/reports/pictures', retries: 0 });
