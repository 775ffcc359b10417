import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const script = `
  import { createLogger } from '#platform/logger.ts';
  const err = Object.assign(new Error('violates check constraint'), {
    code: '23514',
    detail: 'Failing row contains (Maksym Bondar).',
    where: 'JSON data, line 1: Maksym Bondar',
  });
  createLogger('info', 'test').error({ err }, 'unexpected error');
`;

describe('createLogger', () => {
  it('createLogger › an error of the database › is logged without the row it repeats', () => {
    const line = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    expect(line).not.toContain('Maksym');
    expect(JSON.parse(line)).toMatchObject({ err: { code: '23514', message: 'violates check constraint' } });
  });
});
