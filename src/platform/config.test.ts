import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const secret = 'k'.repeat(32);
const settings = { DATABASE_URL: 'postgres://localhost/x', JWT_KEY: secret, PEPPER: secret };

describe('readConfig', () => {
  it.each(['127.0.0.1:3000', 'localhost:3000,127.0.0.1:4000'])('FETCH_ALLOW %s › is taken', (pairs) => {
    expect(readConfig({ ...settings, FETCH_ALLOW: pairs }).FETCH_ALLOW).toBe(pairs);
  });

  it.each(['localhost', 'http://localhost:3000', 'a:1,', '*:80 '])('FETCH_ALLOW %s › is refused', (pairs) => {
    expect(() => readConfig({ ...settings, FETCH_ALLOW: pairs })).toThrow(/FETCH_ALLOW: is a list of host:port/);
  });

  it('FETCH_ALLOW › in production › is refused: nothing private is read there', () => {
    const production = { ...settings, NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' };
    expect(() => readConfig({ ...production, FETCH_ALLOW: 'localhost:80' })).toThrow(/FETCH_ALLOW/);
    expect(readConfig(production).FETCH_ALLOW).toBeUndefined();
  });

  it('every setting › as it is read › is text again as it was: a process gives them to another', () => {
    const config = readConfig({ ...settings, FETCH_ALLOW: 'localhost:80', AI_ENABLED: 'false' });
    const again = Object.fromEntries(
      Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    expect(readConfig(again)).toEqual(config);
  });
});
