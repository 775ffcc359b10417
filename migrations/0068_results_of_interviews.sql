-- What lists show of a completed interview, stored in its row: scores do not change after its end, so that nothing has
-- to be recalculated for each reader. Reopening clears it.
alter table interviewing.interview
  add column question_count integer,
  add column scored_count integer,
  add column mean_score double precision,
  add column recommendation text check (recommendation in ('hire', 'no_hire', 'further_interview'));

update interviewing.interview i
set question_count = result.questions, scored_count = result.scored, mean_score = result.mean
from (
  select r.interview_id, cardinality(r.question_ids) as questions, count(a.score)::integer as scored,
    round(avg(a.score), 1)::double precision as mean
  from interviewing.run r
  left join interviewing.answer a on a.interview_id = r.interview_id and a.question_id = any (r.question_ids)
  group by r.interview_id
) result
where result.interview_id = i.id and i.status = 'completed';

update interviewing.interview i set recommendation = s.recommendation
from interviewing.summary s where s.interview_id = i.id;

alter table interviewing.interview
  add check (status = 'completed' or num_nulls(question_count, scored_count, mean_score, recommendation) = 4);

-- `decided` is redundant now; it follows from the recommendation.
drop index interviewing.interview_undecided;
alter table interviewing.interview drop column decided;
create index interview_undecided on interviewing.interview (owner_id, id)
  where status = 'completed' and recommendation is null;
