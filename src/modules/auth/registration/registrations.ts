import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { Config } from '#platform/config.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { sha256 } from '#modules/auth/session/digests.ts';
import { browserCookie, setBrowserCookie } from '#modules/auth/sign-in/browser-cookie.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

const cookieName = 'registration';
const lifeSeconds = 86_400;
/**
 * Maximum open registrations per address; beyond it the oldest are dropped, so that repeated registrations by a
 * stranger cannot fill the table.
 */
const maxOpen = 20;

/** What a person entered when registering. It takes effect only when the address is verified. */
export interface Registration {
  /** the account that it created or may change; null: it creates a new one */
  readonly userId: string | null;
  /** null if begun through a provider, which needs none */
  readonly passwordHash: string | null;
  readonly fullName: string;
  readonly position: string;
  readonly language: Language;
}

export function newRegistrationId(): string {
  return randomBytes(32).toString('base64url');
}

/** Binds a browser to its registration. Set on every registration, so it reveals nothing about the address. */
export function rememberRegistration(config: Pick<Config, 'PUBLIC_URL'>, id: string, reply: FastifyReply): void {
  setBrowserCookie(config, reply, { name: cookieName, value: id, maxAgeSeconds: lifeSeconds });
}

/** The id that this browser got when it registered. */
export function registrationIdOf(config: Pick<Config, 'PUBLIC_URL'>, visitor: Visitor): string | undefined {
  return browserCookie(config, visitor, cookieName);
}

/** Stores a registration under the browser's id, replacing an open one with the same id. */
export async function openRegistration(
  tx: SystemTx,
  id: string,
  address: Buffer,
  registration: Registration,
): Promise<void> {
  const { userId, passwordHash, fullName, position, language } = registration;
  await sql`insert into auth.registration as r
      (id_hash, address_hash, user_id, password_hash, full_name, position, language, expires_at)
    values (${sha256(id)}, ${address}, ${userId}, ${passwordHash}, ${fullName}, ${position}, ${language},
      now() + make_interval(secs => ${lifeSeconds}))
    on conflict (id_hash) do update set address_hash = excluded.address_hash, user_id = excluded.user_id,
      password_hash = excluded.password_hash, full_name = excluded.full_name, position = excluded.position,
      language = excluded.language, expires_at = excluded.expires_at`.execute(tx);
  await sql`delete from auth.registration where id_hash = any (array(
    select id_hash from auth.registration where address_hash = ${address}
    order by expires_at desc, id_hash offset ${maxOpen}))`.execute(tx);
}

export interface OpenRegistrations {
  readonly all: readonly Registration[];
  /** the one that this browser began */
  readonly own: Registration | undefined;
}

/** @param id of the requesting browser */
export async function openRegistrations(
  tx: SystemTx,
  address: Buffer,
  id: string | undefined,
): Promise<OpenRegistrations> {
  const { rows } = await sql<Registration & { own: boolean }>`
    select user_id as "userId", password_hash as "passwordHash", full_name as "fullName", position, language,
      id_hash = ${sha256(id ?? '')} as own
    from auth.registration where address_hash = ${address} and expires_at > now() for update`.execute(tx);
  return { all: rows, own: rows.find((row) => row.own) };
}

/** Deletes all registrations of an address, because it has been verified. */
export async function closeRegistrations(tx: SystemTx, address: Buffer): Promise<void> {
  await sql`delete from auth.registration where address_hash = ${address}`.execute(tx);
}
