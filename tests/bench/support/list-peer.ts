import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';
import Fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod';

// The baseline for lists, in a separate process: the same rows without our product. `bare` is Fastify with one named
// statement and nothing else; `express` is Express with a token, and pg with default settings.
const { DATABASE_URL, JWT_KEY, KIND } = z
  .object({ DATABASE_URL: z.string(), JWT_KEY: z.string(), KIND: z.enum(['bare', 'express']) })
  .parse(process.env);

const text = `
  select i.id, i.type, i.duration_min, i.language, i.status, i.scheduled_at, i.started_at, i.completed_at, i.version,
    i.created_at, json_build_object('id', p.id, 'title', p.title, 'level', p.level) as position,
    json_build_object('id', c.id, 'name', c.name) as candidate, pl.current_version as plan_version,
    g.state as generation_state, s.recommendation
  from (select * from interviewing.interview where owner_id = $1 order by id desc limit 25) i
  join hiring.position p on p.id = i.position_id
  join hiring.candidate c on c.id = i.candidate_id
  left join interviewing.plan pl on pl.owner_id = i.owner_id and pl.interview_id = i.id
  left join interviewing.generation g on g.plan_id = pl.id and g.attempt = pl.attempt
  left join interviewing.summary s on s.interview_id = i.id
  order by i.id desc`;

const options = KIND === 'bare' ? '-c plan_cache_mode=force_generic_plan' : '';
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options });
const started = (port: number) => process.stdout.write(`${port}\n`);

if (KIND === 'bare') {
  const http = Fastify();
  http.get<{ Params: { owner: string } }>('/:owner', async ({ params }) => {
    const { rows } = await pool.query({ name: 'list', text, values: [params.owner] });
    return { items: rows };
  });
  started(Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port));
} else {
  const http = express();
  http.get('/', async (request, response) => {
    const { rows } = await pool.query(text, [ownerOf(request.headers.authorization ?? '')]);
    response.json({ items: rows });
  });
  const server = http.listen(0, '127.0.0.1', () => {
    // longer than the measurements of the others
    server.keepAliveTimeout = 60_000;
    const address = server.address();
    if (address !== null && typeof address === 'object') started(address.port);
  });
}

function ownerOf(authorization: string): string {
  const [header = '', payload = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  const wanted = createHmac('sha256', JWT_KEY).update(`${header}.${payload}`).digest();
  if (!timingSafeEqual(wanted, Buffer.from(signature, 'base64url'))) throw new Error('not signed by us');
  return z.object({ sub: z.uuid() }).parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).sub;
}
