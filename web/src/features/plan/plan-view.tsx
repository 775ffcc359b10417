import { IconLock, IconHighlight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview, PlanGate } from '#contracts/interviewing.ts';
import type { Plan, Question } from '#contracts/plan.ts';
import { useFormat } from '#web/shared/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { CvSide } from './cv-side.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { InterviewHead } from './interview-head.tsx';
import { PlanBudget } from './plan-budget.tsx';
import { PlanChecks } from './plan-checks.tsx';
import { PlanClaims } from './plan-claims.tsx';
import { PlanOrigin } from './plan-origin.tsx';
import { QuestionCard } from './question-card.tsx';
import styles from './plan-view.module.css';

interface PlanViewProps {
  readonly interview: Interview;
  readonly plan: Plan;
  readonly gate: PlanGate;
}

/** The plan: its minutes first, then what to find out, then the questions; beside it the CV they quote. */
export function PlanView({ interview, plan, gate }: PlanViewProps) {
  const { t } = useTranslation('plan');
  const [selectedId, select] = useState<string>();
  const core = plan.questions.filter(({ block }) => block === 'core');
  const fromCv = plan.questions.filter(({ block }) => block === 'cv');
  const selected = plan.questions.find(({ id }) => id === selectedId);
  return (
    <div className={styles.columns}>
      <div className={styles.plan} lang={plan.language}>
        <InterviewHead interview={interview} actions={<InterviewActions interview={interview} startable={gate.ok} />} />
        <PlanBudget plan={plan} />
        <PlanChecks gate={gate} questions={plan.questions} />
        <PlanClaims plan={plan} />
        <Block
          title={t('core.title')}
          note={<Tag icon={<IconLock aria-hidden />}>{t('core.same')}</Tag>}
          questions={core}
        >
          {core.map((question, index) => (
            <QuestionCard
              key={question.id}
              question={question}
              openAtFirst={index === 0}
              onSelect={() => select(question.id)}
            />
          ))}
        </Block>
        {fromCv.length > 0 && (
          <Block
            title={t('cv.title')}
            note={
              <Tag tone="marker" icon={<IconHighlight aria-hidden />}>
                {t('cv.quoted')}
              </Tag>
            }
            questions={fromCv}
          >
            {fromCv.map((question) => (
              <QuestionCard
                key={question.id}
                question={question}
                selected={question.id === selectedId}
                onSelect={() => select(question.id)}
              />
            ))}
          </Block>
        )}
        <PlanOrigin plan={plan} />
      </div>
      <CvSide plan={plan} cvId={interview.cvId} selected={selected} />
    </div>
  );
}

interface BlockProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly questions: readonly Question[];
  readonly children: ReactNode;
}

function Block({ title, note, questions, children }: BlockProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const minutes = questions.reduce((sum, question) => sum + question.expectedMin, 0);
  return (
    <section className={styles.block}>
      <header>
        <h2>{title}</h2>
        {note}
        <span className={styles.sum}>
          {t('block.sum', { count: questions.length, minutes: format.minutes(minutes) })}
        </span>
      </header>
      {children}
    </section>
  );
}
