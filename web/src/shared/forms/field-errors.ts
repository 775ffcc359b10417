import * as z from 'zod/mini';
import { ApiError } from '#web/shared/api/api-error.ts';

const Fields = z.object({ fields: z.array(z.object({ path: z.string() })) });

/** Names of the top-level fields that the server found wrong. */
export function wrongFields(error: unknown): readonly string[] {
  const details = error instanceof ApiError ? Fields.safeParse(error.details).data : undefined;
  return details?.fields.map(({ path }) => path.split('/')[1] ?? '').filter((name) => name !== '') ?? [];
}
