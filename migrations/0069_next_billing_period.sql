-- A change of the billing period that waits for the end of what is paid for, as the payment service says.
alter table billing.subscription
  add column next_billing_period text check (next_billing_period in ('monthly', 'yearly'));
