-- One more reason why the playbook wrote a plan: the model provider's account has no credit left.
alter table interviewing.generation drop constraint generation_fallback_reason_check;
alter table interviewing.generation add constraint generation_fallback_reason_check check (fallback_reason in
  ('no_provider', 'provider_down', 'refused', 'invalid', 'budget', 'misconfigured', 'no_credit', 'not_awaited'));
