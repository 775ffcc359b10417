import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { tryLink } from './codes.ts';
import { proveAddress } from './prove-address.ts';

/** Verifies the address by its mailed link, on any device, without signing anybody in. */
export async function verifyEmail(
  deps: { db: Db; config: Pick<Config, 'PEPPER'> },
  visitor: Visitor,
  input: { token: string; registrationId: string | undefined },
): Promise<{ status: 'verified' }> {
  await countCall(deps, visitor);
  await asSystem(deps.db, async (tx) => {
    const verdict = await tryLink(tx, input.token);
    if (verdict.kind === 'denied') throw new AppError(verdict.code);
    const { userId } = verdict;
    await proveAddress(tx, deps.config.PEPPER, { userId, registrationId: input.registrationId, by: 'link' });
  });
  return { status: 'verified' };
}
