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

const server = `
  import Fastify from 'fastify';
  import { LogRequests } from '#platform/http/log-requests.ts';
  import { createLogger } from '#platform/logger.ts';
  const http = Fastify({ loggerInstance: createLogger('info', 'test'), logController: new LogRequests() });
  http.get('/candidates', () => { throw new Error('no'); });
  await http.inject('/candidates?q=Maksym');
`;

describe('createLogger', () => {
  it('createLogger › an error of the database › is logged without the row it repeats', () => {
    const line = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    expect(line).not.toContain('Maksym');
    expect(JSON.parse(line)).toMatchObject({ err: { code: '23514', message: 'violates check constraint' } });
  });

  it('createLogger › requests with a query, and their errors › are logged with the path alone', () => {
    const lines = execFileSync(process.execPath, ['--input-type=module', '--eval', server], { encoding: 'utf8' });
    expect(lines).not.toContain('Maksym');
    const [, completed = ''] = lines.trim().split('\n');
    expect(JSON.parse(completed)).toMatchObject({
      msg: 'request completed',
      req: { method: 'GET', url: '/candidates', remoteAddress: '127.0.0.1' },
    });
  });
});
