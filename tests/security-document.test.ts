import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** Rows of the threat tables: the threat, the mitigation, the tests that prove it. */
const threats = read('docs/security.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:-|Threat )/.test(line))
  .map((line) => {
    const [threat = '', holds = '', shown = ''] = line.slice(1, -1).split(' | ');
    return { threat: threat.trim(), holds: holds.trim(), shown: shown.trim() };
  });

describe('docs/security.md', () => {
  it('each threat › of its tables › names what holds it and tests that are there', () => {
    expect(threats.length).toBeGreaterThan(35);
    for (const { threat, holds, shown } of threats) {
      const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      const missing = tests.filter((file) => !/\.(?:test|spec)\.ts$/.test(file) || !existsSync(`${root}${file}`));
      expect({ threat, missing, named: tests.length > 0, holds: holds !== '' }).toEqual({
        threat,
        missing: [],
        named: true,
        holds: true,
      });
    }
  });

  it('each test of attacks and faults › in the repository › is named by a threat', () => {
    const named = threats.map(({ shown }) => shown).join(' ');
    const files = ['tests/security', 'tests/faults', 'tests/kills'].flatMap((folder) =>
      readdirSync(`${root}${folder}`).flatMap((file) => (file.endsWith('.test.ts') ? [`${folder}/${file}`] : [])),
    );
    expect(files.filter((file) => !named.includes(`\`${file}\``))).toEqual([]);
  });
});

describe('sentences of errors', () => {
  // Regression: a short database outage was reported as an internal error.
  it.each(['en', 'uk'])('%s › a fault and an outage › are told apart', (language) => {
    const { common }: { common: Record<string, string> } = JSON.parse(read(`locales/${language}/errors.json`));
    const told = ['internal', 'unavailable', 'storage_full', 'too_many_requests'].map((code) => common[code]);
    expect(new Set(told).size).toBe(4);
    expect(told).not.toContain(undefined);
  });
});

describe('settings of Temporal', () => {
  // Regression: with this setting, each list in the UI reads the namespace again, and returned 429 at 800 runs.
  it('dynamic configuration › of search attributes › is not read again for each list', () => {
    expect(read('tools/temporal/dynamic-config.yaml')).not.toContain('forceSearchAttributesCacheRefreshOnRead');
  });
});
