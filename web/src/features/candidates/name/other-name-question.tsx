import { Button } from '@mantine/core';
import { IconUpload, IconUserQuestion } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { chooseCv } from '#web/features/candidates/choose-cv.ts';
import styles from './other-name-question.module.css';
import type { planFromCv } from './plan-from-cv.ts';
import { useNameAnswers } from './use-name-answers.ts';
import type { OtherName } from './use-other-name.ts';

interface OtherNameQuestionProps {
  readonly candidate: Candidate;
  readonly other: OtherName;
  /** where questions about this CV are already in use */
  readonly plan: ReturnType<typeof planFromCv>;
}

/**
 * Asks on a candidate's page whose CV it is, with an answer for each case (wrong file, a person with two names, a
 * misspelt name) and its effect on the CV questions of a plan. Once the user confirms the CV, the page keeps stating
 * whose name it has.
 */
export function OtherNameQuestion({
  candidate,
  other: { name: other, isAccepted, accept },
  plan,
}: OtherNameQuestionProps) {
  const { t } = useTranslation('candidates');
  const { take, isTaking } = useNameAnswers(candidate);
  const titleId = useId();
  const { name } = candidate;
  if (isAccepted) return <p className={styles.accepted}>{t('otherName.accepted', { name: other })}</p>;
  return (
    <section className={styles.question} aria-labelledby={titleId}>
      <IconUserQuestion aria-hidden />
      <div>
        <h2 id={titleId}>{t('otherName.question')}</h2>
        <p>{t('otherName.text', { name, other })}</p>
        <p className={styles.held}>{t('otherName.held')}</p>
      </div>
      <div className={styles.answers}>
        <div>
          <Button variant="filled" leftSection={<IconUpload />} onClick={chooseCv}>
            {t('otherName.upload', { name })}
          </Button>
          {plan !== undefined && <p>{t(`otherName.${plan}.upload`)}</p>}
        </div>
        <div>
          <Button onClick={accept}>{t('otherName.same', { name })}</Button>
          {plan !== undefined && <p>{t(`otherName.${plan}.same`)}</p>}
        </div>
        <div>
          <Button loading={isTaking} onClick={() => take(other)}>
            {t('otherName.take', { other })}
          </Button>
          {plan !== undefined && <p>{t(`otherName.${plan}.take`)}</p>}
        </div>
      </div>
    </section>
  );
}
