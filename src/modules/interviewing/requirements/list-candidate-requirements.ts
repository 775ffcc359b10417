import type { Language } from '#contracts/common.ts';
import type { PositionRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import type { Evidence, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { type CandidatePostings, candidatePostings } from '#modules/hiring/index.ts';
import { lineOfRequirement } from '#knowledge/evidence/line-of-requirement.ts';
import { showsLess } from '#knowledge/evidence/grades/names-less.ts';
import { yearsIn } from '#knowledge/evidence/years-in.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { readRequirements } from '#knowledge/posting/read-requirements.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { type NewestPlan, newestPlans } from './newest-plans.ts';

/**
 * The requirements of each position that a candidate is considered for, with the line of the newest CV that covers
 * each. If a plan exists for the current version of the position, its findings in this CV are used; otherwise
 * requirements and CV are compared word by word.
 *
 * @throws AppError hiring.candidate_not_found
 */
export async function listCandidateRequirements(
  deps: { db: Db },
  actor: Actor,
  candidateId: string,
): Promise<PositionRequirements[]> {
  const { cv, positions, plans } = await asTenant(deps.db, actor.userId, async (tx) => ({
    ...(await candidatePostings(tx, candidateId)),
    plans: await newestPlans(tx, candidateId),
  }));
  if (cv === null) return [];
  return positions
    .map((position) => {
      const plan = plans.find(
        ({ positionId, positionVersion }) => positionId === position.id && positionVersion === position.positionVersion,
      );
      return {
        position: { id: position.id, title: position.title },
        requirements: requirementsOf(position, cv, plan),
      };
    })
    .filter(({ requirements }) => requirements.length > 0);
}

function requirementsOf(
  { description: posting, ...choices }: CandidatePostings['positions'][number],
  cv: NonNullable<CandidatePostings['cv']>,
  plan: NewestPlan | undefined,
): PositionRequirements['requirements'] {
  const language = isInLanguage(posting, 'uk') ? 'uk' : 'en';
  const { requirements: planned = [], requirementEvidence = [], toSettle = [] } = plan ?? {};
  const requirements = planned.length > 0 ? planned : readRequirements(posting, language, choices);
  return requirements.map((requirement, at) => {
    const { basis: text, kind } = requirement;
    const { evidence: ofPlan, second } =
      requirementEvidence.find(({ index, evidence }) => index === at && evidence.cvId === cv.id) ?? {};
    const point = toSettle.find((one) => one.requirement === at && one.evidence?.cvId === cv.id)?.evidence;
    const line = ofPlan === undefined && point === undefined ? lineIn(cv, requirement, language) : undefined;
    const said = point ?? ofPlan ?? line?.evidence ?? null;
    const isPartly =
      point !== undefined ||
      line?.isPartly === true ||
      showsLess(requirement, [ofPlan, second].map((one) => one?.quote ?? '').join('\n'));
    return { text, kind, years: yearsIn(text), shown: isPartly ? null : said, partly: isPartly ? said : null };
  });
}

function lineIn(
  { id, pages }: NonNullable<CandidatePostings['cv']>,
  requirement: Requirement,
  language: Language,
): { readonly evidence: Evidence; readonly isPartly: boolean } | undefined {
  const line = lineOfRequirement(requirement, pages, language);
  if (line === undefined) return undefined;
  const { isPartly, ...place } = line;
  return { evidence: { cvId: id, ...place }, isPartly };
}
