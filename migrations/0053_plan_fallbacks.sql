-- Two more reasons why the playbook wrote a plan: the model's key, name or URL is wrong, or the user did not want to
-- wait for the model.
alter table interviewing.generation drop constraint generation_fallback_reason_check;
alter table interviewing.generation add constraint generation_fallback_reason_check check (fallback_reason in
  ('no_provider', 'provider_down', 'refused', 'invalid', 'budget', 'misconfigured', 'not_awaited'));
