import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { cloneTemplate } from '#tests/helpers/database/database.ts';

const script = fileURLToPath(new URL('lose-connection-process.ts', import.meta.url));

describe('asTenant', () => {
  // In a separate process: an unhandled error event crashes a process, but not a test runner's.
  it('a connection › that the server ends between two queries › fails that work and nothing else', async () => {
    const url = await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`);
    const { stdout } = await promisify(execFile)(process.execPath, [script, url]);
    expect(JSON.parse(stdout)).toEqual({
      lost: expect.stringMatching(/terminat|connection/i),
      next: [{ one: 1 }],
    });
  });
});
