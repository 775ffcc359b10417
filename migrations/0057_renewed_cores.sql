-- A core is written anew on request: the one before serves no later plan and stays for those that have it. What it asks
-- is never changed, so this column alone may be written.
alter table interviewing.core add column retired_at timestamptz;
grant update (retired_at) on interviewing.core to app_runtime;
