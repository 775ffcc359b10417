import * as z from 'zod/mini';
import { ApiError } from '#web/shared/api/api-error.ts';

const Stale = z.object({ current: z.unknown() });

/** The current version on the server, where it refused a write because that was made on an earlier one. */
export function currentOf<T extends z.ZodMiniType>(schema: T, error: unknown): z.infer<T> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'common.stale') return undefined;
  return schema.safeParse(Stale.safeParse(error.details).data?.current).data;
}
