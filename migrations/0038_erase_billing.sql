-- What billing keeps of an account goes with it, as 0029 has it for the other tables. Units of interviews name no
-- candidate and stay until then.
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
