import type { LegalDocument, LegalEntry } from '#contracts/legal.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';

/** Thrown if there is no usable response; `requestId` is set if the server answered. */
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

/** Resolves to undefined if nothing is published under this slug. */
export function fetchLegalDocument(slug: string, signal: AbortSignal): Promise<LegalDocument | undefined> {
  return fetchLegal(`/${slug}`, signal);
}

/**
 * Does not use the app's API client, whose schemas and sessions no public page needs. The server's own responses are
 * trusted.
 */
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
