import { IconHelp, IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import {
  momentOfUnscored,
  requirementsByNeed,
  requirementsToTick,
} from '#contracts/interviewing/plan/plan-requirements.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { EvidenceQuote } from '#web/entities/cv/text/evidence-quote.tsx';
import { PointsToSettle } from '#web/entities/plan/talk/points-to-settle.tsx';
import { RequirementList } from '#web/entities/plan/talk/requirement-list.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import type { TalkTime } from '#web/features/plan/content/clock/talk-rows.ts';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import styles from './plan-script.module.css';

interface UnscoredProps {
  readonly plan: Plan;
  /** when it is asked; null for the second of the two cards, which shares the time of the first */
  readonly time: TalkTime | null | undefined;
}

/** What is still open about this candidate; asked, but not scored. */
export function PlanPoints({ plan, time }: UnscoredProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const isPhone = useIsPhone();
  const count = plan.candidate.toSettle.length;
  if (count === 0) return null;
  const lead = requirementsToTick(plan).length === 0 ? 'leadAlone' : 'lead';
  return (
    <PartCard
      id="toSettle"
      title={t('toSettle.title')}
      side={sideOf(t('toSettle.count', { count }), format.minutes(minutesOf(plan)), isPhone ? null : time)}
      icon={<IconHelp aria-hidden />}
      time={time}
      glance={<Lines texts={plan.candidate.toSettle.map(({ text }) => text)} />}
    >
      <p className="small muted">{t(`toSettle.${lead}`, { minutes: format.minutes(minutesOf(plan)) })}</p>
      <PointsToSettle plan={plan} line={EvidenceQuote} />
    </PartCard>
  );
}

/** What the posting requires; checked before or after the questions and never scored. */
export function PlanRequirements({ plan, time }: UnscoredProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const isPhone = useIsPhone();
  const count = requirementsToTick(plan).length;
  if (count === 0) return null;
  const { open, shown } = requirementsByNeed(plan);
  const when = momentOfUnscored(plan.flow) === 'first' ? 'leadBefore' : 'leadAfter';
  const minutes = format.minutes(minutesOf(plan));
  return (
    <PartCard
      id="requirements"
      title={t('requirements.title')}
      side={
        time === null && !isPhone
          ? dotted([t('requirements.count', { count }), t('requirements.shared', { minutes })])
          : sideOf(t('requirements.count', { count }), minutes, isPhone ? null : time)
      }
      icon={<IconListCheck aria-hidden />}
      time={time}
      glance={
        <p className={styles.twoLines}>
          <PlanText>{dotted((open.length > 0 ? open : shown).map(({ text }) => nameOfPoint(text)))}</PlanText>
        </p>
      }
    >
      <p className="small muted">{t(`requirements.${when}`, { minutes })}</p>
      <RequirementList plan={plan} line={EvidenceQuote} />
    </PartCard>
  );
}

/** The wording only, without the evidence. */
function Lines({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <PlanText>{text}</PlanText>
        </li>
      ))}
    </ul>
  );
}

/** The count, and the minutes both cards share if `time` is given; omitted on phones, where the text says them. */
function sideOf(count: string, minutes: string, time: TalkTime | null | undefined): string {
  return time === null || time === undefined ? count : dotted([count, minutes]);
}

function minutesOf({ flow }: Plan): number {
  return flow.find(({ kind }) => kind === 'requirements')?.minutes ?? 0;
}
