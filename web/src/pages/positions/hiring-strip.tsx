import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { nextStepOf } from '#web/entities/interview/next-step.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { type Considered, type HiringStage, hiringStageOf, hiringStages } from './hiring-stages.ts';
import styles from './hiring-strip.module.css';

interface HiringStripProps {
  readonly people: readonly Considered<Candidate>[];
  /** how many candidates are on pages not loaded yet; they are counted as `toInterview`, as their stage is unknown */
  readonly more: number;
}

/** How many candidates are at each stage, and who: a strip of numbers above the list. */
export function HiringStrip({ people, more }: HiringStripProps) {
  const { t } = useTranslation('positions');
  const byStage = Map.groupBy(people, ({ interviews }) => hiringStageOf(interviews));
  return (
    <section aria-label={t('stage.title')}>
      <dl className={styles.strip}>
        {hiringStages.map((stage) => {
          const there = byStage.get(stage) ?? [];
          const count = there.length + (stage === 'toInterview' ? more : 0);
          return (
            <div key={stage} data-waits={stage === 'toDecide' && count > 0}>
              <dt>{t(`stage.${stage}`)}</dt>
              <dd>
                <b>{count}</b>
                <span className={styles.note}>
                  <Note stage={stage} people={there} />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Note({ stage, people }: { readonly stage: HiringStage; readonly people: readonly Considered<Candidate>[] }) {
  const { t } = useTranslation(['positions', 'interviews']);
  const format = useFormat();
  if (people.length === 0) return t('stage.nobody');
  if (stage === 'planned') {
    const [next] = people
      .flatMap(({ interviews }) => interviews)
      .filter((interview) => nextStepOf(interview) !== undefined)
      .flatMap(({ scheduledAt }) => scheduledAt ?? [])
      .toSorted();
    return next === undefined ? t('stage.noTime') : t('stage.next', { when: format.moment(next) });
  }
  if (stage === 'decided') return <Outcomes people={people} />;
  return people.map(({ candidate }) => candidate.name).join(', ');
}

function Outcomes({ people }: { readonly people: readonly Considered<Candidate>[] }) {
  const { t } = useTranslation('interviews');
  const outcomes = people.map(({ interviews }) => lastOutcome(interviews));
  return (['hire', 'no_hire'] as const)
    .map((one) => [one, outcomes.filter((outcome) => outcome === one).length] as const)
    .filter(([, count]) => count > 0)
    .map(([one, count]) => `${t(`list.outcome.${one}`)}: ${String(count)}`)
    .join(', ');
}

function lastOutcome(interviews: readonly Interview[]) {
  return interviews.find(({ status }) => status !== 'cancelled')?.recommendation;
}
