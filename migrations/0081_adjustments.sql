-- Adjustments that a candidate needs: extra time, a break in the middle. The reason is neither asked for nor stored.
alter table interviewing.interview
  -- per cent of the usual minutes
  add column extra_time smallint not null default 0 check (extra_time in (0, 25, 50, 100)),
  add column break_min smallint not null default 0 check (break_min in (0, 5, 10));
-- The actual length in minutes; same formula as `adjustedLength` in the code.
alter table interviewing.interview
  add column length_min integer not null
    generated always as (round(duration_min * (100 + extra_time) / 100.0)::integer + break_min) stored;

alter table interviewing.plan_version
  drop constraint plan_version_change_check,
  add constraint plan_version_change_check check (change in ('edit', 'replacement', 'restore', 'adjustment'));
