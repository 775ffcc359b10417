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
/** Beyond these the oldest is dropped: a stranger who registers an address over and over fills nothing. */
const maxOpen = 20;

/** What a person chose when they registered. It counts when the address is proven, not before. */
export interface Registration {
  /** the account that it made or may change; null: it makes one of its own */
  readonly userId: string | null;
  /** null: begun by a provider, which needs none */
  readonly passwordHash: string | null;
  readonly fullName: string;
  readonly position: string;
  readonly language: Language;
}

export function newRegistrationId(): string {
  return randomBytes(32).toString('base64url');
}

/** Binds a browser to its registration. Every registration sets it, so it tells nothing of the address. */
export function rememberRegistration(config: Pick<Config, 'PUBLIC_URL'>, id: string, reply: FastifyReply): void {
  setBrowserCookie(config, reply, { name: cookieName, value: id, maxAgeSeconds: lifeSeconds });
}

/** The id that this browser was given when it registered. */
export function registrationIdOf(config: Pick<Config, 'PUBLIC_URL'>, visitor: Visitor): string | undefined {
  return browserCookie(config, visitor, cookieName);
}

/** Stores a registration under the browser's id; an open one under the same id and address is replaced. */
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
    order by created_at desc, id_hash offset ${maxOpen}))`.execute(tx);
}

export interface OpenRegistrations {
  readonly all: readonly Registration[];
  /** the one that this browser began */
  readonly own: Registration | undefined;
}

/** @param id of the browser that asks */
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

/** The address is proven: none of its registrations counts any more. */
export async function closeRegistrations(tx: SystemTx, address: Buffer): Promise<void> {
  await sql`delete from auth.registration where address_hash = ${address}`.execute(tx);
}
