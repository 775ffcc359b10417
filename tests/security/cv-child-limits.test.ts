import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { childLimits, startLimited } from '#modules/hiring/cv-reader/child-limits.ts';

const probe = fileURLToPath(new URL('../fixtures/cv-classes/child-probe.ts', import.meta.url));
const readable = [fileURLToPath(new URL('../../', import.meta.url))];

describe('the process that reads a CV', () => {
  it('taken over by a file › tries what it may not › is refused, and its processor time is bounded', async () => {
    const { missing } = childLimits(readable);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const child = startLimited(probe, readable, 64);
    try {
      child.send(address !== null && typeof address === 'object' ? address.port : 0);
      const [told] = await once(child, 'message');
      expect(told).toMatchObject({
        kill: expect.stringMatching(/^refused/),
        sqlite: expect.stringMatching(/^refused/),
      });
      expect(told.network).toMatch(
        missing.includes('no network') ? /./ : /^refused: .*(?:ENETUNREACH|EACCES|ECONNREFUSED)/,
      );
      expect(told.uid).toBe(process.getuid?.() === 0 && !missing.includes('another user') ? 65_534 : told.uid);
      if (missing.includes('cpu limit')) return;
      const limits = await readFile(`/proc/${String(child.pid)}/limits`, 'utf8');
      expect(limits).toMatch(/^Max cpu time +8 +8 +seconds/m);
      // The rest takes eight seconds of CPU time, to verify the operating system's limit.
      if (process.env['ASKWELL_TEST_FULL'] !== '1') return;
      const [code, signal] = await once(child, 'exit');
      expect(signal === 'SIGXCPU' || signal === 'SIGKILL' || code === 137).toBe(true);
    } finally {
      child.kill('SIGKILL');
      server.close();
    }
  });

  it('on Linux › with the usual tools › has its processor time limited', () => {
    expect(childLimits(readable).missing).not.toContain('cpu limit');
  });
});
