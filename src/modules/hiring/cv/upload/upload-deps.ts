import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';

export interface UploadDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'DATABASE_FOLDER' | 'MAX_CV_MB' | 'REQUIRE_VERIFIED_EMAIL'>;
}
