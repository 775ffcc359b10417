import { queryOptions, skipToken } from '@tanstack/react-query';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { checkWording } from '#contracts/hiring/guard.ts';
import { call } from '#web/shared/api/api-client.ts';

export type Wording = BodyInputOf<typeof checkWording>;

/** Checks a text against hiring law; a request for an outdated text is aborted. */
export function wordingQuery(wording: Wording | undefined) {
  return queryOptions({
    queryKey: ['wording', wording],
    queryFn: wording === undefined ? skipToken : ({ signal }) => call(checkWording, { body: wording, signal }),
    staleTime: Infinity,
    retry: false,
  });
}
