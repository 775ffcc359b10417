import type { LegalDocument, LegalEntry } from '#contracts/legal.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';

/** Why there is no answer; `requestId`: of a server that answered. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly requestId: string | undefined;

  constructor(requestId?: string, options?: ErrorOptions) {
    super('no answer', options);
    this.requestId = requestId;
  }
}

export async function fetchLegalList(signal: AbortSignal): Promise<readonly LegalEntry[]> {
  const answer: { readonly items: readonly LegalEntry[] } | undefined = await fetchLegal('', signal);
  return answer?.items ?? [];
}

/** undefined: nothing is published by that name */
export function fetchLegalDocument(slug: string, signal: AbortSignal): Promise<LegalDocument | undefined> {
  return fetchLegal(`/${slug}`, signal);
}

/** Without the client of the app, which brings schemas and sessions that no public page needs. Our own server is trusted. */
async function fetchLegal<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  const headers = { 'accept-language': currentLanguage() };
  const answer = await fetch(`/api/v1/legal${path}`, { headers, signal }).catch((error: unknown) => {
    throw new NoAnswer(undefined, { cause: error });
  });
  const body: unknown = await answer.json().catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract is the type of what our own server answers
  if (answer.ok) return body as T;
  const problem = typeof body === 'object' && body !== null ? body : {};
  const code = 'code' in problem ? problem.code : undefined;
  if (code === 'common.not_found') return undefined;
  throw new NoAnswer('requestId' in problem ? String(problem.requestId) : undefined);
}
