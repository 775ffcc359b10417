import { type RawBuilder, sql } from 'kysely';

/**
 * When the retention period of a candidate (row `c` of `hiring.candidate`) starts: at the latest contact, but not
 * before all their positions are inactive; null until then. Covers candidates with an interview for an active position
 * as well, because an interview links its candidate to the position for good.
 */
export const timeBegins: RawBuilder<Date | null> = sql`(
  select case when not coalesce(bool_or(p.status = 'active'), false)
    then greatest(c.last_contact_at, max(case when p.id is not null then coalesce(p.inactive_since, now()) end)) end
  from hiring.candidate_position l join hiring.position p on p.owner_id = l.owner_id and p.id = l.position_id
  where l.owner_id = c.owner_id and l.candidate_id = c.id)`;

/** When the sweep erases candidate `c` unless on hold; null if, as things stand, it never does. */
export const keptUntil: RawBuilder<Date | null> = sql`${timeBegins} + (
  select make_interval(months => r.months) from hiring.retention r where r.owner_id = c.owner_id)`;

/** How long before the erasure the owner is told. */
export const warnedBefore = sql`interval '7 days'`;

/**
 * The owner of `c` has been told about every candidate due until this time, either when choosing the period or by mail.
 * A mail counts only after half a day, so that a sweep never erases candidates that the same sweep was the first to
 * announce; sweeps run a day apart.
 */
const toldUntil: RawBuilder<Date> = sql`(
  select greatest(r.changed_at, case when r.warned_until - ${warnedBefore} <= now() - interval '12 hours'
    then r.warned_until else r.previous_warned_until end)
  from hiring.retention r where r.owner_id = c.owner_id)`;

/** Condition: the retention period of `c` is over, they are not on hold, and the owner was told. */
export const isDue: RawBuilder<boolean> = sql`c.held_at is null
  and ${keptUntil} <= least(now(), ${toldUntil})`;

/** Condition: `c` will be erased within a week. */
export const isErasedSoon: RawBuilder<boolean> = sql`c.held_at is null and ${keptUntil} <= now() + ${warnedBefore}`;
