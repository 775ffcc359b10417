-- What an account has used is counted by the requests that use it; what it may use is not theirs to write. A plan is
-- changed by app_system alone, which the answers of the payment service reach.

revoke insert, update on billing.account from app_runtime;
grant insert (owner_id), update (live_positions, interviews_used) on billing.account to app_runtime;

create policy system on billing.account to app_system using (true) with check (true);
grant usage on schema billing to app_system;
grant select, insert, update on billing.account to app_system;
