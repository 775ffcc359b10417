import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { collectCspReports } from '#platform/http/pages/collect-csp-reports.ts';
import { startTestApp } from '#tests/helpers/api/test-app.ts';

function aReport(directive: string, blocked: string) {
  return {
    method: 'POST' as const,
    url: '/csp-reports',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } }),
  };
}

describe('reports of the content security policy', () => {
  it('every answer › of the app › demands trusted types and names where to report', async () => {
    const app = await startTestApp();
    try {
      const policy = (await app.http.inject({ url: '/healthz' })).headers['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('trusted-types default');
      expect(policy).toContain('report-uri /csp-reports');
      expect((await app.http.inject(aReport('script-src-elem', 'inline'))).statusCode).toBe(204);
    } finally {
      await app.close();
    }
  });

  it('a report › sent again and again › is logged once an hour, without the address', async () => {
    const lines: { directive: string; source: string }[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()));
        done();
      },
    });
    const http = Fastify({ logger: { level: 'warn', stream } });
    let now = 0;
    await collectCspReports(http, () => now);
    const secret = 'https://evil.example/steal?token=secret';
    for (let time = 0; time < 3; time += 1) await http.inject(aReport('connect-src', secret));
    expect(lines).toMatchObject([{ directive: 'connect-src', source: 'https://evil.example' }]);
    expect(JSON.stringify(lines)).not.toContain('secret');
    now = 3_600_000;
    await http.inject(aReport('connect-src', secret));
    for (let kind = 0; kind < 500; kind += 1) await http.inject(aReport(`made-up-${kind}`, 'inline'));
    expect(lines).toHaveLength(101);
  });

  it.each(['{', '[]', '{"csp-report":1}'])('%s › sent as a report › is refused', async (payload) => {
    const http = Fastify();
    await collectCspReports(http);
    expect((await http.inject({ ...aReport('a', 'b'), payload })).statusCode).toBe(400);
  });
});
