import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import type { Temporal } from '#platform/temporal/client.ts';

export interface UploadDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'MAX_CV_MB' | 'REQUIRE_VERIFIED_EMAIL'>;
}

export interface HiringDeps extends UploadDeps {
  readonly logger: Logger;
  readonly temporal: Temporal;
}
