-- Indexes for the dashboard's counts and the lists behind them, fast for accounts of any size.

-- candidates without an interview
alter table hiring.candidate add column interviews_count integer not null default 0;
update hiring.candidate c set interviews_count = counted.interviews
  from (select owner_id, candidate_id, count(*) as interviews from interviewing.interview group by 1, 2) as counted
  where counted.owner_id = c.owner_id and counted.candidate_id = c.id;
create index candidate_waiting on hiring.candidate (owner_id, id)
  where interviews_count = 0 and not unreadable and erasing_at is null;

-- completed interviews without a recommendation
alter table interviewing.interview add column decided boolean not null default false;
update interviewing.interview i set decided = true
  where exists (select from interviewing.summary s
    where s.owner_id = i.owner_id and s.interview_id = i.id and s.recommendation is not null);
create index interview_undecided on interviewing.interview (owner_id, id) where status = 'completed' and not decided;

-- interviews of a week: by start, otherwise by scheduled time
create index interview_at on interviewing.interview (owner_id, coalesce(started_at, scheduled_at));
