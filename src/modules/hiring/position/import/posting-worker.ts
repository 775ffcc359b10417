import { parentPort, workerData } from 'node:worker_threads';
import type { WebPage } from '#platform/web-page/fetch-page.ts';
import { postingInPage } from './posting-in-page.ts';

// A thread of its own: a page that was made to be hard to parse ends this thread alone.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, unicorn/require-post-message-target-origin -- read-posting.ts starts it; a thread has no origin
parentPort?.postMessage(postingInPage(workerData as WebPage) ?? null);
