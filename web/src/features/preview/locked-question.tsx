import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { QuestionNumber } from '#web/entities/plan/question/question-number.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import styles from './locked-question.module.css';
import drawn from './preview-question.module.css';

/** A question whose text is not shown: only its topic and length. */
export function LockedQuestion({ question }: { readonly question: PreviewPlan['locked'][number] }) {
  const { t } = useTranslation(['preview', 'common', 'plan']);
  const format = useFormat();
  const { number, competency, minutes, mustAsk, own } = question;
  return (
    <p className={styles.locked}>
      <QuestionNumber order={number} block={own ? 'cv' : 'core'} className={drawn.number} />
      <span className={drawn.about}>
        <b>
          <PlanText>{capitalised(competency)}</PlanText>
        </b>
        <span>
          {dotted([...(own ? [t('plan:cv.title')] : []), ...(mustAsk ? [] : [t('common:question.optional')])])}
        </span>
        <span className={styles.lock}>
          <IconLock aria-hidden />
          {t('locked')}
        </span>
      </span>
      <span className={drawn.minutes}>{format.minutes(minutes)}</span>
    </p>
  );
}
