import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/interview-run.ts';
import { requirementsToTick, unscoredPoints } from '#contracts/interviewing/plan.ts';
import { PointsToSettle } from '#web/entities/plan/talk/points-to-settle.tsx';
import { RequirementList } from '#web/entities/plan/talk/requirement-list.tsx';
import styles from './requirement-results.module.css';

/** How the person's own points and the requirements of the posting were answered; what was not asked says so. */
export function RequirementResults({ run }: { readonly run: Run }) {
  const { t } = useTranslation('summary');
  const { candidate } = run.plan;
  const ticks = requirementsToTick(run.plan).length;
  const answers = unscoredPoints(run.plan).map((text, index) => {
    const answer = run.requirementAnswers[index] ?? null;
    const said = index < ticks ? 'requirements' : 'toSettle';
    return (
      <p key={text} className={styles.answer} data-answer={answer ?? 'none'}>
        {answer === null ? t('requirements.notAsked') : t(`${said}.${answer}`)}
      </p>
    );
  });
  return (
    <>
      {candidate.toSettle.length > 0 && (
        <section className={styles.section} aria-label={t('toSettle.title')}>
          <h2>{t('toSettle.title')}</h2>
          <p className="small muted">{t('toSettle.lead')}</p>
          <PointsToSettle plan={run.plan} answers={answers.slice(ticks)} />
        </section>
      )}
      {ticks > 0 && (
        <section className={styles.section} aria-label={t('requirements.title')}>
          <h2>{t('requirements.title')}</h2>
          <p className="small muted">{t('requirements.lead')}</p>
          <RequirementList plan={run.plan} answers={answers.slice(0, ticks)} />
        </section>
      )}
    </>
  );
}
