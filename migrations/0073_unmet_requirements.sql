-- How many requirements and points of the person were answered no, and how many are open or were not asked: lists mark
-- a hire made in spite of them. They can still be answered after an interview is completed.
alter table interviewing.interview
  add column not_met_count integer,
  add column open_count integer;

update interviewing.interview i
set not_met_count = result.not_met, open_count = result.open
from (
  select r.interview_id,
    count(point.text) filter (where q.answer = 'no')::integer as not_met,
    count(point.text) filter (where q.answer is null or q.answer = 'open')::integer as open
  from interviewing.run r
  join interviewing.plan_version v on v.plan_id = r.plan_id and v.version = r.plan_version
  -- as in `unscoredPoints`: a requirement that a point replaces is asked once, as the point
  left join lateral (
    select required.value ->> 'text' as text
    from jsonb_array_elements(coalesce(v.content -> 'requirements', '[]')) with ordinality as required (value, place)
    where not jsonb_path_exists(
      v.content, '$.candidate.toSettle[*] ? (@.requirement == $place)', jsonb_build_object('place', required.place - 1)
    )
    union all
    select settled ->> 'text' from jsonb_path_query(v.content, '$.candidate.toSettle[*]') as settled
  ) point on true
  left join interviewing.requirement_answer q on q.interview_id = r.interview_id and q.requirement = point.text
  group by r.interview_id
) result
where result.interview_id = i.id and i.status = 'completed';

alter table interviewing.interview
  add check (status = 'completed' or num_nulls(not_met_count, open_count) = 2);
