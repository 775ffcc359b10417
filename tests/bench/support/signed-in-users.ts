import jwt from '@fastify/jwt';
import Fastify from 'fastify';
import pg from 'pg';
import { systemClock } from '#platform/clock.ts';
import { createPasswords } from '#modules/auth/password/passwords.ts';
import { createAccessTokens } from '#modules/auth/session/access-tokens.ts';

/** A verified account per id, `ID@example.com`, with a session. @returns their access tokens */
export async function signedInUsers(
  databaseUrl: string,
  config: { readonly JWT_KEY: string; readonly PUBLIC_URL: string },
  ids: readonly string[],
  password?: string,
): Promise<string[]> {
  const passwords = createPasswords({ PASSWORD_HASH: 'standard' });
  const hash = password === undefined ? null : await passwords.withHashing((hashing) => hashing.hash(password));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into auth."user" (id, email, full_name, position, email_verified_at, password_hash)
      select id, id || '@example.com', 'Olena', 'Recruiter', now(), $2 from unnest($1::uuid[]) as owner (id)`,
    [ids, hash],
  );
  await client.query(
    `insert into auth.session (id, user_id, mode, current_hash, network, user_agent, idle_until, absolute_until)
      select id, id, 'stable', uuid_send(id), '', '', now() + interval '1 day', now() + interval '1 day'
      from unnest($1::uuid[]) as owner (id)`,
    [ids],
  );
  await client.end();
  const http = Fastify();
  await http.register(jwt, { secret: config.JWT_KEY });
  const tokens = createAccessTokens({ jwt: http.jwt, clock: systemClock, config });
  return ids.map((id) => tokens.make(id, id));
}
