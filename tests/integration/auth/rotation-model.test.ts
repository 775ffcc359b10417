import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as auth from '#contracts/auth/auth.ts';
import { type Client, createClient, overInject } from '#tests/helpers/api/client.ts';
import { aNetwork, aPassword, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const runs = process.env['ASKWELL_TEST_FULL'] === '1' ? 300 : 12;
const day = 86_400;

let app: TestApp;
let email: string;

beforeAll(async () => {
  app = await startTestApp();
  email = (await signUp(overInject(app))).user.email;
});

afterAll(() => app.close());

/** A browser whose tabs share their storage. */
interface Browser {
  readonly client: Client;
  readonly sessionId: string;
  stored: string;
}

/** The expected state: how often the grace period was used within a day, and when a response was lost. */
interface Model {
  graceHits: number;
  graceSince: number;
  lostAt: number | undefined;
  now: number;
  idleSince: number;
}

async function aBrowser(): Promise<Browser> {
  const headers = { 'x-forwarded-for': aNetwork(), 'user-agent': 'honest browser', 'x-refresh-mode': 'rotate' };
  const client = createClient(overInject(app), headers);
  const { accessToken, refreshToken } = await client.call(auth.login, { body: { email, password: aPassword } });
  const claims: { sid: string } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return { client, sessionId: claims.sid, stored: refreshToken };
}

async function present(client: Client, refreshToken: string): Promise<string | undefined> {
  const answer = await client.outcome(auth.refresh, { body: { refreshToken } });
  return answer.ok ? answer.body.refreshToken : undefined;
}

async function letTimePass(sessionId: string, seconds: number): Promise<void> {
  await sql`update auth.session set rotated_at = rotated_at - make_interval(secs => ${seconds}::int),
      grace_since = grace_since - make_interval(secs => ${seconds}::int),
      idle_until = idle_until - make_interval(secs => ${seconds}::int),
      absolute_until = absolute_until - make_interval(secs => ${seconds}::int)
    where id = ${sessionId}`.execute(app.deps.db.system);
}

async function isLive(sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ live: boolean }>`select revoked_at is null as live from auth.session
    where id = ${sessionId}`.execute(app.deps.db.system);
  return rows[0]?.live === true;
}

/** How often a day the previous token may be used; a browser sharing its token with a thief would exceed this. */
const mostGraceHits = 20;

function hitsAfter(model: Model, more: number): number {
  return (model.now - model.graceSince >= day ? 0 : model.graceHits) + more;
}

function countHits(model: Model, more: number): void {
  if (more === 0) return;
  if (model.now - model.graceSince >= day || model.graceHits === 0) {
    model.graceHits = 0;
    model.graceSince = model.now;
  }
  model.graceHits += more;
}

/**
 * Several tabs exchange the stored token at the same moment, as browsers without locks do; all get the same successor.
 */
class Refresh implements fc.AsyncCommand<Model, Browser> {
  readonly tabs: number;
  constructor(tabs: number) {
    this.tabs = tabs;
  }
  #hits(model: Model): number {
    return this.tabs - 1 + (model.lostAt === undefined ? 0 : 1);
  }
  check(model: Readonly<Model>): boolean {
    return hitsAfter(model, this.#hits(model)) <= mostGraceHits;
  }
  async run(model: Model, browser: Browser): Promise<void> {
    countHits(model, this.#hits(model));
    const answers = await Promise.all(Array.from({ length: this.tabs }, () => present(browser.client, browser.stored)));
    const [successor] = answers;
    assert(successor !== undefined && new Set(answers).size === 1, `answers: ${answers.join()}`);
    browser.stored = successor;
    model.lostAt = undefined;
    model.idleSince = model.now;
    assert(await isLive(browser.sessionId), 'the session ended');
  }
  toString(): string {
    return `refresh in ${this.tabs} tabs`;
  }
}

/** The server exchanged the token, but its response was lost: the browser still has the old one. */
class LoseAnswer implements fc.AsyncCommand<Model, Browser> {
  check(model: Readonly<Model>): boolean {
    return hitsAfter(model, 2) <= mostGraceHits;
  }
  async run(model: Model, browser: Browser): Promise<void> {
    if (model.lostAt !== undefined) countHits(model, 1);
    assert((await present(browser.client, browser.stored)) !== undefined, 'the token was refused');
    model.lostAt ??= model.now;
    model.idleSince = model.now;
  }
  toString(): string {
    return 'an answer is lost';
  }
}

/** A browser retries within seconds after a lost response, and returns within the session's lifetime. */
class Wait implements fc.AsyncCommand<Model, Browser> {
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
  }
  check(model: Readonly<Model>): boolean {
    const then = model.now + this.seconds;
    const asksAgain = model.lostAt === undefined || then - model.lostAt <= 25;
    return asksAgain && then - model.idleSince < 13 * day && then < 29 * day;
  }
  async run(model: Model, browser: Browser): Promise<void> {
    await letTimePass(browser.sessionId, this.seconds);
    model.now += this.seconds;
  }
  toString(): string {
    return `${this.seconds} s pass`;
  }
}

const commands = fc.commands(
  [
    fc.integer({ min: 1, max: 4 }).map((tabs) => new Refresh(tabs)),
    fc.constant(new LoseAnswer()),
    fc.constantFrom(1, 5, 20, 900, 3600, day, 5 * day).map((seconds) => new Wait(seconds)),
  ],
  { maxCommands: 20 },
);

const newModel = (): Model => ({ graceHits: 0, graceSince: 0, lostAt: undefined, now: 0, idleSince: 0 });

describe('a rotating session', () => {
  it('of honest tabs › with parallel exchanges, lost answers and any pauses › never ends', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const browser = await aBrowser();
        await fc.asyncModelRun(() => ({ model: newModel(), real: browser }), steps);
      }),
      { numRuns: runs },
    );
  }, 600_000);

  it('whose token somebody copied › used by both, in either order › ends for both, and the owner is told', async () => {
    const theft = fc.record({
      before: fc.integer({ min: 0, max: 3 }),
      thiefFirst: fc.boolean(),
      // A second use within half a minute counts as that of a second tab.
      pause: fc.integer({ min: 31, max: 5 * day }),
      exchanges: fc.integer({ min: 1, max: 3 }),
      asTheSameBrowser: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(theft, async ({ before, thiefFirst, pause, exchanges, asTheSameBrowser }) => {
        const browser = await aBrowser();
        for (let n = 0; n < before; n += 1) browser.stored = (await present(browser.client, browser.stored)) ?? '';
        const userAgent = asTheSameBrowser ? 'honest browser' : 'another browser';
        const thief = createClient(overInject(app), { 'x-forwarded-for': aNetwork(), 'user-agent': userAgent });
        const copied = browser.stored;
        const [first, second] = thiefFirst ? [thief, browser.client] : [browser.client, thief];
        let newest = copied;
        for (let n = 0; n < exchanges; n += 1) newest = (await present(first, newest)) ?? '';
        await letTimePass(browser.sessionId, pause);
        const told = await noticesTo(email);
        expect([await present(second, copied), await present(first, newest)]).toEqual([undefined, undefined]);
        expect([await isLive(browser.sessionId), (await noticesTo(email)) - told]).toEqual([false, 1]);
      }),
      { numRuns: runs },
    );
  }, 600_000);
});

async function noticesTo(address: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from platform.mail_message
    where to_address = ${address} and template = 'signed_out_everywhere'`.execute(app.deps.db.system);
  return rows[0]?.n ?? 0;
}
