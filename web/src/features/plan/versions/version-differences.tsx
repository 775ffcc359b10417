import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { PlanLanguageContext, PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { compareVersions } from './compare-versions.ts';
import styles from './earlier-version.module.css';

interface VersionDifferencesProps {
  readonly earlier: Plan;
  readonly current: Plan;
}

/**
 * Which questions are in only one of two versions, and which differ; question numbers are those of the version they are
 * from.
 */
export function VersionDifferences({ earlier, current }: VersionDifferencesProps) {
  const { t } = useTranslation('plan');
  const { onlyEarlier, onlyCurrent, changed, otherOrder, otherCore, otherTime, same } = compareVersions(
    earlier,
    current,
  );
  if (same) return <p>{t('versions.same')}</p>;
  const asksTheSame = [...onlyEarlier, ...onlyCurrent, ...changed].length === 0;
  return (
    <>
      <PlanLanguageContext value={earlier.language}>
        <dl className={styles.differences}>
          <Row name={t('versions.onlyHere')} questions={onlyEarlier} />
          <Row name={t('versions.onlyIn', { version: current.version })} questions={onlyCurrent} />
          <Row name={t('versions.changed')} questions={changed} />
        </dl>
      </PlanLanguageContext>
      {asksTheSame && <p>{t(otherOrder ? 'versions.sameReordered' : 'versions.sameQuestions')}</p>}
      {!asksTheSame && otherOrder && <p>{t('versions.otherOrder')}</p>}
      {otherTime && <p>{t('versions.otherTime', { current: current.version })}</p>}
      {otherCore && <p>{t('versions.otherCore', { current: current.version })}</p>}
    </>
  );
}

function Row({ name, questions }: { readonly name: string; readonly questions: readonly Question[] }): ReactNode {
  const { t } = useTranslation('plan');
  if (questions.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      {questions.map((question) => (
        <dd key={question.id}>
          <b className="num">{t('number', { number: question.order })}</b> <PlanText>{question.text}</PlanText>
        </dd>
      ))}
    </div>
  );
}
