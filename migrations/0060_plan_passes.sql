-- Whether the current version of a plan has no problems, stored next to its number: lists need it for each interview,
-- and reading the version touched a row of many pages each time.
alter table interviewing.plan add column passes boolean not null default false;
update interviewing.plan p set passes = true
  where exists (select from interviewing.plan_version v
    where v.plan_id = p.id and v.version = p.current_version and v.problems = '[]');
