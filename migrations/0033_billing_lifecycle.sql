-- What ends automatically: trials, cancelled periods, and months whose extra interviews are invoiced.

-- the trial end for which the owner was reminded: one reminder per end date
alter table billing.subscription add column reminded_of timestamptz;
-- For the sweep: everything that is overdue.
create index subscription_due on billing.subscription (renewal_date) where tier = 'premium';

alter table billing.quota_window
  -- open: no extras, or the month is not over yet; being invoiced; invoiced; given up by an operator
  add column extras_state text not null default 'open'
    check (extras_state in ('open', 'invoicing', 'invoiced', 'abandoned')),
  add column closed_at timestamptz,
  add column invoice_item_id text,
  add check ((extras_state = 'open') = (closed_at is null));
create index quota_window_due on billing.quota_window (ends_at) where extras > 0 and extras_state = 'open';
create index quota_window_closing on billing.quota_window (closed_at) where extras_state = 'invoicing';
grant update (extras_state, closed_at, invoice_item_id) on billing.quota_window to app_system;
