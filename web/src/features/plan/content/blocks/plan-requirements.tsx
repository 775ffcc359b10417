import { IconHelp, IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { momentOfUnscored, requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import { EvidenceQuote } from '#web/entities/cv/text/evidence-quote.tsx';
import { PointsToSettle } from '#web/entities/plan/talk/points-to-settle.tsx';
import { RequirementList } from '#web/entities/plan/talk/requirement-list.tsx';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';

/** What is still open about this candidate; asked, but not scored. */
export function PlanPoints({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const count = plan.candidate.toSettle.length;
  if (count === 0) return null;
  const lead = requirementsToTick(plan).length === 0 ? 'leadAlone' : 'lead';
  const minutes = format.minutes(minutesOf(plan));
  return (
    <PartCard
      id="toSettle"
      title={t('toSettle.title')}
      side={dotted([t('toSettle.count', { count }), minutes])}
      icon={<IconHelp aria-hidden />}
    >
      <p className="small muted">{t(`toSettle.${lead}`, { minutes })}</p>
      <PointsToSettle plan={plan} line={EvidenceQuote} />
    </PartCard>
  );
}

/** What the posting requires; checked before or after the questions, in the minutes of the points, and never scored. */
export function PlanRequirements({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const count = requirementsToTick(plan).length;
  if (count === 0) return null;
  const when = momentOfUnscored(plan.flow) === 'first' ? 'leadBefore' : 'leadAfter';
  const minutes = format.minutes(minutesOf(plan));
  // the points to clarify, listed beside them, have the same minutes
  const within = plan.candidate.toSettle.length > 0 ? t('requirements.inSame', { minutes }) : minutes;
  return (
    <PartCard
      id="requirements"
      title={t('requirements.title')}
      side={dotted([t('requirements.count', { count }), within])}
      icon={<IconListCheck aria-hidden />}
    >
      <p className="small muted">{t(`requirements.${when}`, { minutes })}</p>
      <RequirementList plan={plan} line={EvidenceQuote} />
    </PartCard>
  );
}

function minutesOf({ flow }: Plan): number {
  return flow.find(({ kind }) => kind === 'requirements')?.minutes ?? 0;
}
