import type { Endpoint } from '#contracts/endpoint.ts';
import { type CallOptions, request } from './api-client.ts';
import { saveFile } from '#web/shared/save-file.ts';

/** Calls an endpoint that returns a file, and saves the file under the name the server gives it. */
export async function download<E extends Endpoint & { readonly answer: 'file' }>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<void> {
  await save(endpoint, options);
}

/** Saves everything a list's filters select as a CSV file. */
export async function downloadTable<E extends Endpoint & { readonly csv: true }>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<void> {
  await save(endpoint, { ...options, headers: { accept: 'text/csv' } });
}

async function save(...call: Parameters<typeof request>): Promise<void> {
  const answer = await request(...call);
  saveFile(await answer.blob(), nameOf(answer.headers.get('content-disposition')) ?? 'askwell');
}

function nameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
