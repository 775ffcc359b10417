import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Listener, createListener } from '#platform/live/listener.ts';
import { changeEvents } from '#platform/live/change-events.ts';
import { createLogger } from '#platform/logger.ts';
import { newId } from '#platform/new-id.ts';
import { cloneTemplate } from '#tests/helpers/database/database.ts';
import { until } from '#tests/helpers/until.ts';

let listener: Listener;
let admin: pg.Client;
beforeAll(async () => {
  const connectionString = await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`);
  listener = createListener(connectionString, createLogger('silent', 'test'));
  admin = new pg.Client({ connectionString });
  await admin.connect();
});
afterAll(async () => {
  await listener.close();
  await admin.end();
});

it('changeEvents › while the connection that listens is lost › ends once it listens again, so that pages fetch anew', async () => {
  const events = changeEvents(listener, randomUUID(), new AbortController().signal);
  expect((await events.next()).value).toMatchObject({ event: 'hello' });
  const next = events.next();
  await until(async () => {
    const { rowCount } = await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'askwell-listen'`);
    return rowCount === 1;
  });
  expect(await next).toEqual({ done: true, value: undefined });
});
