-- The position as the core was written for: a plan is finished on it, whatever is edited meanwhile. Null in older rows.
alter table interviewing.core add column position jsonb;
