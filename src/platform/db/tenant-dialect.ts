import { CompiledQuery, type Driver, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';

/** PostgreSQL for one owner: BEGIN and the setting that row-level security reads travel in one round trip. */
export class TenantDialect extends PostgresDialect {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, ownerId: string) {
    super(config);
    this.#begin = CompiledQuery.raw(`begin; select set_config('app.user_id', ${pg.escapeLiteral(ownerId)}, true)`);
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const beginTransaction: Driver['beginTransaction'] = async (connection) => {
      try {
        await connection.executeQuery(this.#begin);
      } catch (error) {
        // Kysely rolls back only what has begun; here the first of the two statements may have.
        await driver.rollbackTransaction(connection).catch(() => {});
        throw error;
      }
    };
    return Object.assign(driver, { beginTransaction });
  }
}
