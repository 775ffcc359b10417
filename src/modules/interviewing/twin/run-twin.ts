import type { Language } from '#contracts/common.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { textsOf } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { usesAi } from '#modules/auth/index.ts';
import { findPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import type { PlanTwinActivities, PlanTwinInput } from '#workflows/contracts/plan-twin.ts';
import { findTwin, listEarlierTwins, underWay } from './twin-queries.ts';

// The activities of the workflow other than the model's. The database row decides: a translation that has ended, was
// restarted or is gone is left alone.

type Begun = Awaited<ReturnType<PlanTwinActivities['beginTwin']>>;

/** @throws AppError interviewing.no_model if AI was switched off in the meantime */
export async function beginTwin(deps: { db: Db; hasModel: boolean }, input: PlanTwinInput): Promise<Begun> {
  return asTenant(deps.db, input.ownerId, async (tx) => {
    const found = await findUnderWay(tx, input);
    if (found === undefined) return { next: 'gone' };
    if (!deps.hasModel || !(await usesAi(tx, tx.ownerId))) throw new AppError('interviewing.no_model');
    const { plan, twin } = found;
    const known = await knownFromEarlier(tx, plan, twin.language);
    await underWay(tx, input)
      .set({ state: 'running', texts: storedJson({ ...known, ...twin.texts }) })
      .execute();
    return { next: 'translate' };
  });
}

export async function failTwin(deps: { db: Db }, { code, ...input }: PlanTwinInput & { code: string }): Promise<void> {
  await asTenant(deps.db, input.ownerId, async (tx) => {
    await underWay(tx, input).set({ state: 'failed', error_code: code }).execute();
    publishChange(tx, { kind: 'plan', id: input.planId });
  });
}

/** Undefined if it has ended, was restarted, or its plan version is gone. */
export async function findUnderWay(tx: TenantTx, { interviewId, planId, version, attempt }: PlanTwinInput) {
  const twin = await findTwin(tx, { id: planId, version });
  if (twin?.attempt !== attempt || (twin.state !== 'queued' && twin.state !== 'running')) return undefined;
  const plan = (await findPlanVersion(tx, interviewId, version))?.plan;
  return plan && { twin, plan };
}

/** Translations of identical texts in other versions of the plan; the newest version wins. */
async function knownFromEarlier(tx: TenantTx, plan: Plan, language: Language): Promise<Record<string, string>> {
  const said = new Map<string, string>();
  for (const earlier of (await listEarlierTwins(tx, plan, language)).toReversed()) {
    for (const { path, text } of textsOf(earlier.plan)) {
      const other = earlier.texts[path];
      if (other !== undefined) said.set(text, other);
    }
  }
  return Object.fromEntries(
    textsOf(plan).flatMap(({ path, text }) => {
      const known = said.get(text);
      return known === undefined ? [] : [[path, known]];
    }),
  );
}
