import { CompiledQuery, type Driver, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import { AppError } from '#platform/app-error.ts';
import { isErased } from './failures.ts';

/**
 * PostgreSQL for one owner: BEGIN and the setting that row-level security reads travel in one round trip. For an account
 * that is erased it does not begin: AppError common.unauthorized.
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
        // Kysely rolls back only what has begun; here the first of the two statements may have.
        await driver.rollbackTransaction(connection).catch(() => {});
        throw isErased(error) ? new AppError('common.unauthorized') : error;
      }
    };
    return Object.assign(driver, { beginTransaction });
  }
}
