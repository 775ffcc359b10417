-- What reconciliation looks for: trials whose reminder or end is overdue.
create index subscription_trial on billing.subscription (trial_ends_at) where tier = 'premium' and status = 'trialing';
