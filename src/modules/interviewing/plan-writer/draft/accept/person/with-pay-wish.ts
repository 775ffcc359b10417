import type { Claims, CoreBlock, CvBrief, PlanBrief } from '#knowledge/plan/plan-parts.ts';
import { overlaps } from '#knowledge/evidence/overlaps.ts';
import { mostPointsToSettle } from '#knowledge/plan/time/settle-minutes.ts';
import { payWish } from '#knowledge/playbook/tailoring/pay-wish.ts';

interface Written {
  readonly brief: Pick<PlanBrief, 'position' | 'language' | 'durationMin'>;
  readonly core: Pick<CoreBlock, 'requirements'>;
}

/**
 * Adds a point about the candidate's pay expectation if it exceeds what the posting offers, quoting both amounts,
 * unless a point already covers it. Avoids an offer that was never going to be accepted.
 */
export function withPayWish(claims: Claims, { brief, core }: Written, cv: CvBrief): Claims {
  const asked = payWish(cv, brief.position.description, brief.language);
  if (asked?.evidence === undefined) return claims;
  const { evidence, basis: offer = '' } = asked;
  const place = core.requirements.findIndex(({ basis }) => basis.includes(offer) || offer.includes(basis));
  const isAsked = claims.toSettle.some(
    (point) =>
      point.requirement === place ||
      [point.evidence, point.against].some((line) => line !== undefined && overlaps(line, evidence)),
  );
  if (isAsked) return claims;
  const point = { ...asked, ...(place === -1 ? {} : { requirement: place }) };
  return { ...claims, toSettle: [point, ...claims.toSettle].slice(0, mostPointsToSettle(brief.durationMin)) };
}
