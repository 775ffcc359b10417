-- A core can be rewritten on request: the previous one is used by no new plan and stays for the plans that have it. Its
-- questions never change, so only this column may be written.
alter table interviewing.core add column retired_at timestamptz;
grant update (retired_at) on interviewing.core to app_runtime;
