-- The mean that lists show is that of the questions that everybody is asked, as `coreMean` has it since: with those for
-- one person in it, it measured two people by different questions.
update interviewing.interview i
set mean_score = (
  select round(avg(a.score), 1)::double precision
  from interviewing.run r
  join interviewing.plan_version v on v.plan_id = r.plan_id and v.version = r.plan_version
  cross join lateral jsonb_path_query(v.content, '$.questions[*] ? (@.block == "core")') as question
  join interviewing.answer a on a.interview_id = r.interview_id and a.question_id = (question ->> 'id')::uuid
  where r.interview_id = i.id
)
where i.status = 'completed';
