-- Billing's rows of an account are erased with it, as in 0029 for the other tables. Interview units name no candidate
-- and are kept until then.
do $$
declare
  name text;
begin
  foreach name in array array['billing.subscription', 'billing.quota_window', 'billing.interview_unit', 'billing.stripe_call']
  loop
    execute format('create policy erasure_read on %s for select to app_system
      using (owner_id = platform.current_owner())', name);
    execute format('create policy erasure on %s for delete to app_system
      using (owner_id = platform.current_owner())', name);
    execute format('grant select (owner_id), delete on %s to app_system', name);
  end loop;
end $$;
