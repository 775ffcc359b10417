import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/interview-run.ts';
import { RequirementList } from '#web/entities/plan/requirement-list.tsx';
import styles from './requirement-results.module.css';

/** How the requirements of the posting were answered; one that was not asked says so. */
export function RequirementResults({ run }: { readonly run: Run }) {
  const { t } = useTranslation('summary');
  const { requirements } = run.plan;
  if (requirements.length === 0) return null;
  const answers = requirements.map(({ text }, index) => {
    const answer = run.requirementAnswers[index] ?? null;
    return (
      <p key={text} className={styles.answer} data-answer={answer ?? 'none'}>
        {answer === null ? t('requirements.notAsked') : t(`requirements.${answer}`)}
      </p>
    );
  });
  return (
    <section className={styles.section} aria-label={t('requirements.title')}>
      <h2>{t('requirements.title')}</h2>
      <p className="small muted">{t('requirements.lead')}</p>
      <RequirementList plan={run.plan} answers={answers} />
    </section>
  );
}
