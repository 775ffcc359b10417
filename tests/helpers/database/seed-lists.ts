import pg from 'pg';

/**
 * Seeds each account with this many positions, candidates and interviews, with CVs, plans and runs, so that lists can
 * be read at any size. As the database's owner: bypasses row-level security and foreign keys.
 */
export async function seedLists(
  adminUrl: string,
  accounts: readonly { readonly ownerId: string; readonly rows: number }[],
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `create temp table seed as
        select owner_id, n, uuidv7() as position_id, uuidv7() as candidate_id, uuidv7() as cv_id,
          uuidv7() as interview_id, uuidv7() as plan_id, uuidv7() as question_id,
          case when n % 1000 = 4 then 'in_progress' when n % 5 = 0 then 'completed' when n % 5 = 2 then 'draft'
            when n % 5 = 3 then 'cancelled' else 'planned' end as status
        from unnest($1::uuid[], $2::integer[]) as account (owner_id, rows), generate_series(1, rows) as n
        order by n, owner_id`,
      [accounts.map((account) => account.ownerId), accounts.map((account) => account.rows)],
    );
    await client.query(`create index on seed (owner_id, n)`);
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const statements = [
  `analyze seed`,
  `insert into hiring.position (id, owner_id, title, description, focus_areas, level, type, status, inactive_since)
    select position_id, owner_id, 'Backend engineer ' || n, repeat('You build and run services. ', 10),
      array['API design', 'Databases'], 'senior', 'full_time', case when n % 1000 = 7 then 'inactive' else 'active' end,
      case when n % 1000 = 7 then now() end
    from seed`,
  `insert into hiring.candidate (id, owner_id, name, email, interviews_count, stage)
    select candidate_id, owner_id, 'Maksym Bondar ' || n, 'maksym' || n || '@example.com',
      case when n % 1000 = 5 then 0 else 1 end,
      case when n % 1000 = 5 or status = 'cancelled' then null when status <> 'completed' then 'planned'
        when n % 1000 = 0 then 'to_decide' else 'decided' end
    from seed`,
  // every twentieth belongs to the same position; one position has few
  `insert into hiring.candidate_position (owner_id, candidate_id, position_id)
    select seed.owner_id, seed.candidate_id, chosen.position_id
    from seed join seed chosen
      on chosen.owner_id = seed.owner_id and chosen.n = case when seed.n % 1000 = 9 then 30 else seed.n % 20 + 1 end`,
  `insert into hiring.cv (id, owner_id, candidate_id, file_name, size_bytes, sha256, pages, state, settled_at)
    select cv_id, owner_id, candidate_id, 'cv.pdf', 20000, '\\x00', 2, 'ready', now() from seed`,
  `insert into interviewing.interview (id, owner_id, position_id, candidate_id, cv_id, follows_newest_cv, type,
      duration_min, language, status, cancel_reason, started_at, completed_at, cancelled_at,
      question_count, scored_count, mean_score, recommendation, scheduled_at)
    select seed.interview_id, seed.owner_id, chosen.position_id, seed.candidate_id, seed.cv_id, true, 'technical', 60,
      'en', seed.status, case when seed.status = 'cancelled' then 'other' end,
      case when seed.status in ('in_progress', 'completed') then now() - interval '2 days' end,
      case when seed.status = 'completed' then now() - interval '1 day' end,
      case when seed.status = 'cancelled' then now() end, case when seed.status = 'completed' then 1 end,
      case when seed.status = 'completed' then 1 end, case when seed.status = 'completed' then 7 end,
      case when seed.status = 'completed' and seed.n % 1000 <> 0 then 'hire' end,
      case when seed.status = 'planned' then now() + (seed.n % 2 * 2 - 1) * seed.n * interval '1 hour' end
    from seed join seed chosen
      on chosen.owner_id = seed.owner_id and chosen.n = case when seed.n % 1000 = 9 then 30 else seed.n % 20 + 1 end`,
  `insert into interviewing.plan (id, owner_id, interview_id, current_version, passes, attempt)
    select plan_id, owner_id, interview_id, 1, true, 1 from seed where status <> 'draft'`,
  `insert into interviewing.plan_version (owner_id, plan_id, version, attempt, content, core_hash, source, problems)
    select owner_id, plan_id, 1, 1, '{}', '', 'playbook', '[]' from seed where status <> 'draft'`,
  `insert into interviewing.generation (owner_id, plan_id, attempt, state, ended_at)
    select owner_id, plan_id, 1, 'ready', now() from seed where status <> 'draft'`,
  `insert into interviewing.run (interview_id, owner_id, plan_id, plan_version, question_ids)
    select interview_id, owner_id, plan_id, 1, array[question_id] from seed
    where status in ('in_progress', 'completed')`,
  `insert into interviewing.answer (owner_id, interview_id, question_id, state, score)
    select owner_id, interview_id, question_id, 'answered', 7 from seed where status in ('in_progress', 'completed')`,
  `insert into interviewing.summary (interview_id, owner_id, overall_assessment, strengths, concerns, recommendation,
      decided_at, decided_by, version)
    select interview_id, owner_id, '', '{}', '{}', 'hire', now(), owner_id, 1 from seed
    where status = 'completed' and n % 1000 <> 0`,
  `vacuum analyze hiring.position, hiring.candidate, hiring.candidate_position, hiring.cv, interviewing.interview,
    interviewing.plan, interviewing.plan_version, interviewing.generation, interviewing.run, interviewing.answer,
    interviewing.summary`,
];
