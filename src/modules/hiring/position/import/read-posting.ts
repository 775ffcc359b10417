import { Worker } from 'node:worker_threads';
import type { WebPage } from '#platform/web-page/fetch-page.ts';
import { PostingInPage } from './posting.ts';

const wallMs = 4_000;

/** Undefined if the page has no posting, or takes too much time or memory to parse. */
export async function readPosting(page: WebPage): Promise<PostingInPage | undefined> {
  const answer = Promise.withResolvers<unknown>();
  const worker = new Worker(new URL('./posting-worker.ts', import.meta.url), {
    workerData: page,
    resourceLimits: { maxOldGenerationSizeMb: 192 },
    env: {},
  });
  worker.once('message', answer.resolve);
  // Running out of memory also emits an error.
  worker.once('error', () => answer.resolve(null));
  worker.once('exit', () => answer.resolve(null));
  const wall = setTimeout(() => answer.resolve(null), wallMs);
  try {
    return PostingInPage.nullable().parse(await answer.promise) ?? undefined;
  } finally {
    clearTimeout(wall);
    await worker.terminate();
  }
}
