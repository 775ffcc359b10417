import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { createLogger } from '#platform/logger.ts';
import { postingOfPage } from './import-posting.ts';

/** One character that becomes eighteen when it is normalised. */
const ligature = '\uFDFA';
const structured = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** The posting on a page, and the CPU seconds that this thread, which serves everybody, spent on it. */
async function read(contentType: string, body: string) {
  const server = createServer((_request, response) => response.setHeader('content-type', contentType).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const config = { FETCH_ALLOW: host, PUBLIC_URL: 'http://localhost:3000' };
  const begun = process.threadCpuUsage();
  const posting = await postingOfPage({ config, logger: createLogger('silent', 'test') }, `http://${host}/`);
  const { user, system } = process.threadCpuUsage(begun);
  return { posting, seconds: (user + system) / 1_000_000 };
}

it.each([
  ['lines', 'text/plain', 'a\n'.repeat(1_000_000)],
  ['ligatures', 'text/plain; charset=utf-8', ligature.repeat(690_000)],
  [
    'a title without end',
    'text/html; charset=utf-8',
    structured({ '@type': 'JobPosting', title: ligature.repeat(300_000), description: 'Care for people. '.repeat(50) }),
  ],
])(
  'a page of 2 MB › %s › is read to the length that is kept, in well under a second',
  async (_what, contentType, body) => {
    const { posting, seconds } = await read(contentType, body);
    expect(posting.description.length).toBeLessThanOrEqual(limits.position.description);
    expect(seconds).toBeLessThan(0.4);
  },
  60_000,
);
