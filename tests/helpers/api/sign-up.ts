import { randomInt, randomUUID } from 'node:crypto';
import { type AuthAnswer, register, verifyCode } from '#contracts/auth/auth.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { type Client, type Transport, createClient } from './client.ts';

export type SignUpFields = Partial<BodyInputOf<typeof register>>;

export const aPassword = 'grey-Heron-41';

/** A network of its own, so that calls of one test file do not share rate limits. */
export function aNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A valid body of register. */
export function aPerson(fields: SignUpFields = {}) {
  const email = `${randomUUID()}@example.com`;
  return { email, password: aPassword, fullName: 'Olena Kovalenko', position: 'Recruiter', ...fields };
}

/** A visitor who is not signed in, in a network of their own. */
export function aVisitor(transport: Transport, headers: Readonly<Record<string, string>> = {}): Client {
  return createClient(transport, { 'x-forwarded-for': aNetwork(), 'user-agent': 'test browser', ...headers });
}

/** A new verified account, created through the public endpoints, with its rotating session. */
export async function signUp(transport: Transport, fields: SignUpFields = {}): Promise<AuthAnswer> {
  const client = createClient(transport, { 'x-forwarded-for': aNetwork(), 'x-refresh-mode': 'rotate' });
  const person = aPerson(fields);
  await client.call(register, { body: person });
  const code = await transport.code(person.email);
  return client.call(verifyCode, { body: { email: person.email, code } });
}

/** A signed-in user who calls the product. */
export interface User extends Client {
  readonly userId: string;
  readonly email: string;
  readonly session: AuthAnswer;
  /** for calls that a test builds by hand */
  readonly headers: { readonly authorization: string };
}

export async function aUser(transport: Transport, fields: SignUpFields = {}): Promise<User> {
  return userOf(transport, await signUp(transport, fields));
}

export function userOf(transport: Transport, session: AuthAnswer): User {
  const headers = { authorization: `Bearer ${session.accessToken}` };
  const { id: userId, email } = session.user;
  return { ...createClient(transport, headers), userId, email, session, headers };
}
