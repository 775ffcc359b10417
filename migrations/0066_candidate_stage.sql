-- The stage of a candidate's newest interview, stored with the candidate so that the list can be filtered by an index.
alter table hiring.candidate add column stage text check (stage in ('planned', 'to_decide', 'decided'));
update hiring.candidate c set stage = case
    when i.status in ('draft', 'planned', 'in_progress') then 'planned'
    when i.status = 'completed' then case when i.decided then 'decided' else 'to_decide' end
  end
  from (select distinct on (owner_id, candidate_id) owner_id, candidate_id, status, decided
    from interviewing.interview order by owner_id, candidate_id, id desc) as i
  where i.owner_id = c.owner_id and i.candidate_id = c.id;
create index candidate_stage on hiring.candidate (owner_id, stage, id) where not unreadable and erasing_at is null;
