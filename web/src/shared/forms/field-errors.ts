import * as z from 'zod/mini';
import { ApiError } from '#web/shared/api/api-error.ts';

const Fields = z.object({ fields: z.array(z.object({ path: z.string() })) });

/**
 * Turns local validation issues into the same error the server would return, so that a form shows both in the same
 * places.
 */
export function refusedBefore(issues: readonly { readonly path: readonly PropertyKey[] }[], message: string): ApiError {
  const fields = issues.map(({ path }) => ({ path: `/${path.map(String).join('/')}` }));
  return new ApiError({ status: 400, code: 'common.invalid', message, requestId: '', details: { fields } });
}

/** Names of the top-level fields that the server rejected. */
export function wrongFields(error: unknown): readonly string[] {
  const details = error instanceof ApiError ? Fields.safeParse(error.details).data : undefined;
  return details?.fields.map(({ path }) => path.split('/')[1] ?? '').filter((name) => name !== '') ?? [];
}
