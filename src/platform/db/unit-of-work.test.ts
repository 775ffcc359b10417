import type { Kysely, Transaction } from 'kysely';
import { describe, expectTypeOf, it } from 'vitest';
import type { DB } from './db.gen.ts';
import type { SystemTx, TenantTx } from './unit-of-work.ts';

describe('transactions', () => {
  // Type-level: mixing up the types makes `tsc` fail here.
  it('a tenant’s and the system’s › each in the other’s place, or the pool in theirs › do not compile', () => {
    expectTypeOf<SystemTx>().not.toExtend<TenantTx>();
    expectTypeOf<TenantTx>().not.toExtend<SystemTx>();
    expectTypeOf<Kysely<DB>>().not.toExtend<TenantTx>();
    expectTypeOf<Kysely<DB>>().not.toExtend<SystemTx>();
    expectTypeOf<Transaction<DB>>().not.toExtend<TenantTx>();
    expectTypeOf<Transaction<DB>>().not.toExtend<SystemTx>();
  });
});
