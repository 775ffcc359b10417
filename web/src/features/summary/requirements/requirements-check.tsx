import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequirementAnswer, requirementAnswers } from '#contracts/interviewing/run/interview-run.ts';
import choice from '#web/entities/plan/talk/answer-choice.module.css';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { Folded } from '#web/shared/ui/folded.tsx';
import type { RunPoint } from './points-of-run.ts';
import type { useAnswerRequirement } from './use-answer-requirement.ts';
import styles from './requirements-check.module.css';

interface RequirementsCheckProps {
  readonly points: readonly RunPoint[];
  readonly answering: ReturnType<typeof useAnswerRequirement>;
  /** of the step that it is, before the recommendation is recorded */
  readonly mark?: ReactNode;
  /** what it is folded under names it */
  readonly isNamed?: boolean;
}

/** Of the section, for what leads to it. */
export const requirementsCheckId = 'requirements-check';

/** Before the choice of a recommendation: what was answered no, left open or not asked, each to be answered here. */
export function RequirementsCheck({ points, answering, mark, isNamed = false }: RequirementsCheckProps) {
  const { t } = useTranslation('summary');
  // What is answered yes here stays where it was answered.
  const [shown] = useState(() => new Set(points.filter(({ answer }) => answer !== 'yes').map(({ index }) => index)));
  const listed = points.filter(({ index, answer }) => shown.has(index) || answer !== 'yes');
  const met = points.filter((point) => !listed.includes(point));
  if (points.length === 0) return null;
  const answer = ({ index }: RunPoint, value: string): void =>
    answering.mutate({ index, answer: RequirementAnswer.parse(value) });
  // What is open about this person is another matter than what is required of everybody.
  const { toSettle = [], requirements = [] } = Object.groupBy(listed, ({ said }) => said);
  const title = t(points.some(({ said }) => said === 'toSettle') ? 'check.titleOfBoth' : 'check.title');
  return (
    <section id={requirementsCheckId} className={styles.check} aria-label={title}>
      {!isNamed && (
        <h2>
          {mark}
          {title}
        </h2>
      )}
      <p className={styles.lead}>{t(listed.length === 0 ? 'check.allYes' : 'check.lead')}</p>
      {toSettle.length > 0 && (
        <>
          <h3>{t('check.ofPerson')}</h3>
          <Points points={toSettle} onAnswer={answer} />
        </>
      )}
      {requirements.length > 0 && (
        <>
          {toSettle.length > 0 && <h3>{t('check.ofJob')}</h3>}
          <Points points={requirements} onAnswer={answer} />
        </>
      )}
      {met.length > 0 && (
        <Folded name={t('check.yes', { count: met.length })} className={styles.met}>
          <Points points={met} onAnswer={answer} />
        </Folded>
      )}
      <FormFailure error={answering.error} />
    </section>
  );
}

interface PointsProps {
  readonly points: readonly RunPoint[];
  readonly onAnswer: (point: RunPoint, value: string) => void;
}

function Points({ points, onAnswer }: PointsProps) {
  const { t } = useTranslation('summary');
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.index}>
          <p>
            <PlanText>{point.text}</PlanText>
            {point.answer === null && <span className={styles.notAsked}> {t('requirements.notAsked')}</span>}
          </p>
          <SegmentedControl
            fullWidth
            className={choice.choice ?? ''}
            aria-label={point.text}
            data={requirementAnswers.map((value) => ({ value, label: t(`${point.said}.${value}`) }))}
            value={point.answer ?? ''}
            onChange={(value) => onAnswer(point, value)}
          />
        </li>
      ))}
    </ul>
  );
}
