import { IconHelp, IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { requirementsByNeed, requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { EvidenceQuote } from '#web/entities/cv/text/evidence-quote.tsx';
import { PointsToSettle } from '#web/entities/plan/talk/points-to-settle.tsx';
import { RequirementList } from '#web/entities/plan/talk/requirement-list.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import styles from './plan-script.module.css';

interface UnscoredProps {
  readonly plan: Plan;
  /** when it begins, in minutes since the start of the talk; null for what is asked behind the other of the two */
  readonly from: number | null | undefined;
}

/** What is open about this person, asked aloud and never scored. */
export function PlanPoints({ plan, from }: UnscoredProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const count = plan.candidate.toSettle.length;
  if (count === 0) return null;
  const lead = requirementsToTick(plan).length === 0 ? 'leadAlone' : 'lead';
  return (
    <PartCard
      id="toSettle"
      title={t('toSettle.title')}
      side={sideOf(t('toSettle.count', { count }), format.minutes(minutesOf(plan)), from)}
      icon={<IconHelp aria-hidden />}
      from={from}
      glance={<Lines texts={plan.candidate.toSettle.map(({ text }) => text)} />}
    >
      <p className="small muted">{t(`toSettle.${lead}`, { minutes: format.minutes(minutesOf(plan)) })}</p>
      <PointsToSettle plan={plan} line={EvidenceQuote} />
    </PartCard>
  );
}

/** What the posting requires, gone through before or after the questions and never scored. */
export function PlanRequirements({ plan, from }: UnscoredProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const count = requirementsToTick(plan).length;
  if (count === 0) return null;
  const { open, shown } = requirementsByNeed(plan);
  const when = requirementsComeFirst(plan) ? 'leadBefore' : 'leadAfter';
  const minutes = format.minutes(minutesOf(plan));
  return (
    <PartCard
      id="requirements"
      title={t('requirements.title')}
      side={
        from === null
          ? dotted([t('requirements.count', { count }), t('requirements.shared', { minutes })])
          : sideOf(t('requirements.count', { count }), minutes, from)
      }
      icon={<IconListCheck aria-hidden />}
      from={from}
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

/** In their own words, without what they rest on. */
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

/** How many; with the minutes of both where the clock stands. */
function sideOf(count: string, minutes: string, from: number | null | undefined): string {
  return from === null || from === undefined ? count : dotted([count, minutes]);
}

function minutesOf({ flow }: Plan): number {
  return flow.find(({ kind }) => kind === 'requirements')?.minutes ?? 0;
}

/** Whether they are gone through before the first question. */
function requirementsComeFirst({ flow }: Plan): boolean {
  const kinds = flow.map(({ kind }) => kind);
  return kinds.indexOf('requirements') < kinds.indexOf('question');
}
