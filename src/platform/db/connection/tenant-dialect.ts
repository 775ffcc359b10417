import { CompiledQuery, type Driver, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import { AppError } from '#platform/app-error.ts';
import { isErased } from './failures.ts';

/**
 * PostgreSQL for one owner: sends BEGIN and the setting for row-level security in one round trip. Throws AppError
 * common.unauthorized if the account has been erased.
 */
export class TenantDialect extends PostgresDialect {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, ownerId: string) {
    super(config);
    this.#begin = CompiledQuery.raw(`begin; select platform.begin_as(${pg.escapeLiteral(ownerId)})`);
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const beginTransaction: Driver['beginTransaction'] = async (connection) => {
      try {
        await connection.executeQuery(this.#begin);
      } catch (error) {
        // Kysely rolls back only transactions that began; here, the first of the two statements may have succeeded.
        await driver.rollbackTransaction(connection).catch(() => {});
        throw isErased(error) ? new AppError('common.unauthorized') : error;
      }
    };
    return Object.assign(driver, { beginTransaction });
  }
}
