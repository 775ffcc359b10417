import { sql } from 'kysely';
import { type Retention, retentionMonths } from '#contracts/hiring/retention.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { retentionSweepHour } from '#workflows/contracts/retention-sweep.ts';
import { timeBegins } from './kept-until.ts';

interface Row {
  readonly months: number | null;
  readonly next: Date;
  readonly held: number;
  readonly choice: number;
  readonly due: number;
  readonly first: Date | null;
}

/** The retention period, and what each choice would do to the current candidates. */
export async function readRetention(tx: TenantTx): Promise<Retention> {
  const { ownerId } = tx;
  const { rows } = await sql<Row>`
    with candidate as materialized (
      select c.held_at is not null as held, ${timeBegins} as begins
      from hiring.candidate c where c.owner_id = ${ownerId} and c.erasing_at is null),
    sweep as (select date_bin('1 day', now() - make_interval(hours => ${retentionSweepHour}), 'epoch'::timestamptz)
      + make_interval(days => 1, hours => ${retentionSweepHour}) as next),
    time as (select choice, begins + make_interval(months => choice) as ends
      from unnest(${[...retentionMonths]}::int[]) choice left join candidate on not held)
    select choice, next, count(*) filter (where ends <= next)::int as due, min(ends) as first,
      (select months from hiring.retention where owner_id = ${ownerId}) as months,
      (select count(*)::int from candidate where held) as held
    from time cross join sweep group by choice, next`.execute(tx);
  const [one] = rows;
  if (one === undefined) throw new Error('no choice was counted');
  return {
    months: retentionMonths.find((months) => months === one.months) ?? null,
    nextSweepAt: one.next.toISOString(),
    held: one.held,
    choices: retentionMonths.map((months) => {
      const found = rows.find(({ choice }) => choice === months);
      return { months, due: found?.due ?? 0, firstDueAt: found?.first?.toISOString() ?? null };
    }),
  };
}

/** Months after which candidates are erased; null if there is no retention period. */
export async function retentionMonthsOf(tx: TenantTx): Promise<number | null> {
  const row = await tx
    .selectFrom('hiring.retention')
    .select('months')
    .where('owner_id', '=', tx.ownerId)
    .executeTakeFirst();
  return row?.months ?? null;
}
