import { describe, expect, it } from 'vitest';
import { detectRegion } from './detect-region.ts';

describe('detectRegion', () => {
  it.each([
    ['en-US', 'Europe/Kyiv', 'gdpr'],
    ['de-AT', 'UTC', 'gdpr'],
    ['en-GB', 'America/New_York', 'gdpr'],
    ['pl', 'UTC', 'gdpr'],
    ['zh-Hans-CN', 'Asia/Shanghai', 'pipl'],
    ['en-US', 'America/New_York', 'ccpa'],
    ['pt-BR', 'America/Sao_Paulo', 'lgpd'],
    ['fr-CA', 'America/Toronto', 'pipeda'],
    ['en', 'UTC', 'global'],
    ['uk-UA', 'UTC', 'global'],
    ['', '', 'global'],
  ])('%s in %s › asked › is %s', (language, timeZone, region) => {
    expect(detectRegion(language, timeZone)).toBe(region);
  });
});
