import { listPositions } from '#contracts/hiring/positions.ts';
import { isUnderWay } from '#web/features/onboarding/setup.ts';
import { SetupMemory } from '#web/features/onboarding/setup-memory.ts';
import { call } from '#web/shared/api/api-client.ts';
import { sessionKnown } from '#web/shared/api/session.ts';

/**
 * A setup that failed halfway may be continued, although its position already exists. If the check fails, the user is
 * assumed to have no position.
 */
export async function mayEnterSetup(): Promise<boolean> {
  const session = await sessionKnown();
  if (session.status === 'signed-out') return false;
  if (isUnderWay(new SetupMemory(session.user.id).now())) return true;
  const positions = await call(listPositions, { query: { limit: 1 } }).catch(() => []);
  return (Array.isArray(positions) ? positions.length : positions.items.length) === 0;
}
