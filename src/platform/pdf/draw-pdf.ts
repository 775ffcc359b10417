import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';

const drawer = new URL('./pdf-drawer.ts', import.meta.url);
const heapMb = 256;
const drawMs = 90_000;

/**
 * Renders a document on A4 with embedded fonts. In a worker thread: typesetting a long report takes most of a second,
 * which would block this process.
 *
 * @throws Error if it takes more than 90 seconds or 256 MB
 */
export async function drawPdf(document: PdfDocument): Promise<Buffer> {
  const worker = new Worker(drawer, {
    workerData: document,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const drawn = Promise.withResolvers<Buffer>();
  worker.once('message', (bytes: Uint8Array) => drawn.resolve(Buffer.from(bytes)));
  worker.once('error', drawn.reject);
  worker.once('exit', () => drawn.reject(new Error('the drawing thread ended without a document')));
  const wall = setTimeout(() => drawn.reject(new Error('the drawing thread took too long')), drawMs);
  try {
    return await drawn.promise;
  } finally {
    clearTimeout(wall);
    await worker.terminate();
  }
}
