import { type RawBuilder, sql } from 'kysely';

/**
 * When the time begins after which a candidate is erased, of a row `c` of `hiring.candidate`: with the latest contact,
 * and not before each position they are for is inactive; null until then. That holds for whoever has an interview of an
 * active position, too: an interview makes its candidate one of its position's, and nothing takes that back.
 */
export const timeBegins: RawBuilder<Date | null> = sql`(
  select case when not coalesce(bool_or(p.status = 'active'), false)
    then greatest(c.last_contact_at, max(case when p.id is not null then coalesce(p.inactive_since, now()) end)) end
  from hiring.candidate_position l join hiring.position p on p.owner_id = l.owner_id and p.id = l.position_id
  where l.owner_id = c.owner_id and l.candidate_id = c.id)`;

/** From when on the sweep erases a candidate `c` who is not on hold; null where it never does by what is known now. */
export const keptUntil: RawBuilder<Date | null> = sql`${timeBegins} + (
  select make_interval(months => r.months) from hiring.retention r where r.owner_id = c.owner_id)`;

/** So long before they are erased the owner is told of them. */
export const warnedBefore = sql`interval '7 days'`;

/**
 * The owner of `c` was told of everybody whose time is over by then: when they chose it, or by mail. A mail counts from
 * half a day on, so that no run of the sweep erases whom it was itself the first to tell of: runs are a day apart.
 */
const toldUntil: RawBuilder<Date> = sql`(
  select greatest(r.changed_at, case when r.warned_until - ${warnedBefore} <= now() - interval '12 hours'
    then r.warned_until else r.previous_warned_until end)
  from hiring.retention r where r.owner_id = c.owner_id)`;

/** A condition: the time of `c` is over, nobody holds them, and the owner was told. */
export const isDue: RawBuilder<boolean> = sql`c.held_at is null
  and ${keptUntil} <= least(now(), ${toldUntil})`;

/** A condition: `c` is erased within a week. */
export const isErasedSoon: RawBuilder<boolean> = sql`c.held_at is null and ${keptUntil} <= now() + ${warnedBefore}`;
