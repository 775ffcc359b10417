import * as z from 'zod/mini';
import { ApiError } from '#web/shared/api/api-error.ts';

const Stale = z.object({ current: z.unknown() });

/** The server's current version, if it refused a write that was based on an older one (`common.stale`). */
export function currentOf<T extends z.ZodMiniType>(schema: T, error: unknown): z.infer<T> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'common.stale') return undefined;
  return schema.safeParse(Stale.safeParse(error.details).data?.current).data;
}
