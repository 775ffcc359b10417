import type { Endpoint } from '#contracts/endpoint.ts';
import { type CallOptions, request } from './api-client.ts';
import { saveFile } from '#web/shared/save-file.ts';

/** Makes a call that answers with a file, and saves it under the name that the server gives it. */
export async function download<E extends Endpoint & { readonly answer: 'file' }>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<void> {
  const answer = await request(endpoint, options);
  saveFile(await answer.blob(), nameOf(answer.headers.get('content-disposition')) ?? 'askwell');
}

function nameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
