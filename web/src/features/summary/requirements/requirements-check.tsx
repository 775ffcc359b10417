import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequirementAnswer, requirementAnswers } from '#contracts/interviewing/run/interview-run.ts';
import choice from '#web/entities/plan/talk/answer-choice.module.css';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { Folded } from '#web/shared/ui/folded.tsx';
import type { RunPoint } from '#web/entities/plan/points-of-run.ts';
import styles from './requirements-check.module.css';

interface RequirementsCheckProps {
  readonly points: readonly RunPoint[];
  /** indexes of the open points that the user has not confirmed here as staying open */
  readonly unsettled: ReadonlySet<number>;
  readonly onAnswer: (index: number, answer: RequirementAnswer) => void;
  readonly error: Error | null;
}

/** Points answered no, left open or not asked, each of which can be answered here. */
export function RequirementsCheck({ points, unsettled, onAnswer, error }: RequirementsCheckProps) {
  const { t } = useTranslation('summary');
  // Points answered yes here stay in the list.
  const [shown] = useState(() => new Set(points.filter(({ answer }) => answer !== 'yes').map(({ index }) => index)));
  const listed = points.filter(({ index, answer }) => shown.has(index) || answer !== 'yes');
  const met = points.filter((point) => !listed.includes(point));
  // said once instead of beside each of them
  const isUnasked = listed.every(({ answer }) => answer === null);
  // Open points about this candidate are grouped separately from the requirements for everybody.
  const { ofPerson = [], requirements = [] } = Object.groupBy(listed, ({ said }) =>
    said === 'requirements' ? said : 'ofPerson',
  );
  return (
    <div className={styles.check}>
      <p className={styles.lead}>
        {t(listed.length === 0 ? 'check.allYes' : isUnasked ? 'check.notAsked' : 'check.lead')}
      </p>
      {ofPerson.length > 0 && (
        <>
          <h3 className={styles.group}>{t('check.ofPerson')}</h3>
          <Points points={ofPerson} isUnasked={isUnasked} unsettled={unsettled} onAnswer={onAnswer} />
        </>
      )}
      {requirements.length > 0 && (
        <>
          {ofPerson.length > 0 && <h3 className={styles.group}>{t('check.ofJob')}</h3>}
          <Points points={requirements} isUnasked={isUnasked} unsettled={unsettled} onAnswer={onAnswer} />
        </>
      )}
      {met.length > 0 && (
        <Folded name={t('check.yes', { count: met.length })} className={styles.met}>
          <Points points={met} isUnasked={isUnasked} unsettled={unsettled} onAnswer={onAnswer} />
        </Folded>
      )}
      <FormFailure error={error} />
    </div>
  );
}

interface PointsProps extends Pick<RequirementsCheckProps, 'points' | 'unsettled' | 'onAnswer'> {
  readonly isUnasked: boolean;
}

function Points({ points, isUnasked, unsettled, onAnswer }: PointsProps) {
  const { t } = useTranslation('summary');
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.index} data-unsettled={unsettled.has(point.index)}>
          <p>
            <PlanText>{point.text}</PlanText>
            {point.answer === null && !isUnasked && (
              <span className={styles.notAsked}> {t('requirements.notAsked')}</span>
            )}
          </p>
          <SegmentedControl
            fullWidth
            className={choice.choice ?? ''}
            aria-label={point.text}
            data={requirementAnswers.map((value) => ({ value, label: t(`${point.said}.${value}`) }))}
            value={point.answer ?? ''}
            onChange={(value) => onAnswer(point.index, RequirementAnswer.parse(value))}
          />
        </li>
      ))}
    </ul>
  );
}
