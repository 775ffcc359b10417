-- A change of the billing period that takes effect at the end of the paid period, as reported by the payment service.
alter table billing.subscription
  add column next_billing_period text check (next_billing_period in ('monthly', 'yearly'));
