-- The mean shown in lists is now that of the core questions, as in `coreMean`: including questions for one person only
-- compared candidates by different questions.
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
