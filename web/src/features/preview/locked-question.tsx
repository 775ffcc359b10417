import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './locked-question.module.css';
import drawn from './preview-question.module.css';

/** A question whose text is not shown: only its topic and length. */
export function LockedQuestion({ question }: { readonly question: PreviewPlan['locked'][number] }) {
  const { t } = useTranslation(['preview', 'common']);
  const format = useFormat();
  const { number, competency, minutes, mustAsk, own } = question;
  return (
    <p className={styles.locked}>
      <span className={drawn.number} data-block={own ? 'cv' : 'core'}>
        {number}
      </span>
      <span className={styles.about}>
        <IconLock aria-hidden />
        <span className="visually-hidden">{t('locked')}</span>
        <PlanText>{capitalised(competency)}</PlanText>
        {own && <Tag tone="marker">{t('own')}</Tag>}
        {!mustAsk && <Tag tone="outline">{t('common:question.optional')}</Tag>}
      </span>
      <span className={drawn.minutes}>{format.minutes(minutes)}</span>
    </p>
  );
}
