import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Environment } from '#platform/config.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/**
 * Settings of the machine, not of the product: the data folder, one stand-in of `npm start`, and the database passwords
 * in compose.
 */
const ofTheMachine = ['ASKWELL_DATA', 'SANDBOX_CAPTCHA', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'TEMPORAL_PASSWORD'];
/** Connection settings within compose's network, and settings of Temporal and its UI. */
const ofTheImages = /^(?:SQL_|POSTGRES_|TEMPORAL_|DB|VISIBILITY_|NUM_|BIND_|FRONTEND_|DYNAMIC_|LOG_LEVEL)/;

const settings = Object.keys(Environment.shape);
const defaultOf = (name: string) => {
  const field = Object.entries(Environment.shape).find(([each]) => each === name)?.[1];
  const parsed = field?.safeParse(undefined);
  return parsed?.success && parsed.data !== undefined ? String(parsed.data) : '';
};

const compose = read('docker-compose.yml');
const composeVariables = new Map(
  [...compose.matchAll(/(?<!\$)\$\{([A-Z_]+):-([^}]*)\}/g)].map(([, name = '', fallback = '']) => [name, fallback]),
);
const composeKeys = [...compose.matchAll(/^ {4,6}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);

const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const commentedOut = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);

const table = [...read('README.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|[^|]*\| *([^|]*?) *\|$/gm)].flatMap(
  ([, names = '', fallback = '']) =>
    [...names.matchAll(/[A-Z_]+/g)].map(([name]) => ({ name, fallback: fallback.replaceAll('`', '') })),
);

describe('settings', () => {
  const known = [...settings, ...ofTheMachine];

  it('docker-compose.yml › against the settings › sets none that nobody reads', () => {
    expect(composeKeys.length).toBeGreaterThan(20);
    expect(composeKeys.filter((name) => !known.includes(name) && !ofTheImages.test(name))).toEqual([]);
    expect([...composeVariables.keys()].filter((name) => !known.includes(name))).toEqual([]);
  });

  // Regression: behind a proxy missing from TRUST_PROXY everybody was one network, and twenty wrong passwords of one
  // person locked out all.
  it('docker-compose.yml › behind the proxy of its own network › believes whom the proxy names', () => {
    expect(composeVariables.get('TRUST_PROXY')).toBe('loopback,uniquelocal');
  });

  it('.env.example › against docker-compose.yml › has each variable and no other', () => {
    expect([...example.keys()].toSorted()).toEqual([...composeVariables.keys()].toSorted());
    expect(commentedOut.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('values of .env.example › against the defaults › are the same', () => {
    const values = [...example].filter(([, value]) => value !== '');
    expect(values.length).toBeGreaterThan(3);
    expect(values).toEqual(values.map(([name]) => [name, composeVariables.get(name) || defaultOf(name)]));
  });

  it('the table of the README › against the settings › names those that exist, with their defaults', () => {
    expect(table.length).toBeGreaterThan(8);
    expect(table.filter(({ name }) => !known.includes(name))).toEqual([]);
    const withDefault = table.filter(({ name, fallback }) => fallback !== '' && settings.includes(name));
    expect(withDefault).toEqual(withDefault.map(({ name }) => ({ name, fallback: defaultOf(name) })));
  });
});
