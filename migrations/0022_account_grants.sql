-- Requests count what an account has used, but must not write what it may use. Only app_system, which processes the
-- payment service's responses, changes a plan.

revoke insert, update on billing.account from app_runtime;
grant insert (owner_id), update (live_positions, interviews_used) on billing.account to app_runtime;

create policy system on billing.account to app_system using (true) with check (true);
grant usage on schema billing to app_system;
grant select, insert, update on billing.account to app_system;
