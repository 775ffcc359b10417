import { parentPort, workerData } from 'node:worker_threads';
import type { WebPage } from '#platform/web-page/fetch-page.ts';
import { postingInPage } from './posting-in-page.ts';

// A separate thread, so that a page designed to be hard to parse ends only this thread.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, unicorn/require-post-message-target-origin -- read-posting.ts starts it; a thread has no origin
parentPort?.postMessage(postingInPage(workerData as WebPage) ?? null);
