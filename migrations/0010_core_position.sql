-- The position for which the core was written: a plan is completed from it, whatever is edited in the meantime. Null in
-- older rows.
alter table interviewing.core add column position jsonb;
