import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { PlanLanguageContext, PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { AccountPanel } from '#web/features/preview/account-panel.tsx';
import { LockedQuestion } from '#web/features/preview/locked-question.tsx';
import { PreviewQuestion } from '#web/features/preview/preview-question.tsx';
import { SharedTalk } from '#web/features/shared-interview/shared-talk.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import styles from './plan-start.module.css';

interface PlanStartProps {
  readonly plan: PreviewPlan;
  readonly expiresAt: string;
  readonly onAnother: () => void;
}

/** The visible beginning of a plan for visitors, and how to get the rest. */
export function PlanStart({ plan, expiresAt, onAnother }: PlanStartProps) {
  const { t } = useTranslation(['preview', 'common', 'plan']);
  const format = useFormat();
  const { title, level, type, language, durationMin, aim, talk } = plan;
  useDocumentTitle(t('start.documentTitle', { title }));
  const flow = useMemo(() => talk.map((step) => ({ ...step, script: null })), [talk]);
  const own = [...plan.questions.filter(({ block }) => block === 'cv'), ...plan.locked.filter((one) => one.own)];
  return (
    <PlanLanguageContext value={language}>
      <header className={styles.head}>
        <p className={styles.kind}>{t('start.kind')}</p>
        <h1>
          <PlanText>{title}</PlanText>
        </h1>
        <p className={styles.facts}>
          {dotted([t(`common:level.${level}`), t(`common:interviewType.${type}`), format.minutes(durationMin)])}
        </p>
      </header>
      <AccountPanel plan={plan} />
      <section className={styles.sheet}>
        <h2>{t('start.talk')}</h2>
        <SharedTalk
          flow={flow}
          minutes={durationMin}
          own={new Set(own.map(({ number }) => number))}
          questions={questionsOf(plan)}
        />
        {/* what weighs most only makes sense after reading the questions */}
        {aim !== null && (
          <section className={styles.aim}>
            <h2>{t('common:decision.title')}</h2>
            <p>
              <PlanText>{aim}</PlanText>
            </p>
          </section>
        )}
      </section>
      <div className={styles.end}>
        <Button onClick={onAnother}>{t('start.another')}</Button>
        <p>
          {t('start.madeBy')} {t('start.until', { when: format.dateTime(expiresAt) })}
        </p>
      </div>
    </PlanLanguageContext>
  );
}

/**
 * Unlocked questions with their text, the first one expanded as an example of how answers are scored. A locked question
 * may come before an unlocked one.
 */
function questionsOf(plan: PreviewPlan): ReadonlyMap<number, ReactNode> {
  const example = plan.questions[0];
  return new Map<number, ReactNode>([
    ...plan.questions.map((question): [number, ReactNode] => [
      question.number,
      <PreviewQuestion
        key={question.number}
        question={question}
        weighsMost={plan.decides.includes(question.number)}
        open={question === example}
      />,
    ]),
    ...plan.locked.map((question): [number, ReactNode] => [
      question.number,
      <LockedQuestion key={question.number} question={question} />,
    ]),
  ]);
}
