import { Skeleton } from '@mantine/core';
import { IconLock, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { withExtraTime } from '#contracts/interviewing/plan/adjustments.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { BudgetBar, type BudgetSegment } from '#web/entities/plan/talk/budget-bar.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import type { GenerationProgress } from './generation-progress.ts';
import { QuestionBlock } from '#web/features/plan/content/questions/question-block.tsx';
import { QuestionCard } from '#web/features/plan/content/questions/question-card.tsx';
import { useOpenCards } from '#web/features/plan/content/parts/use-open-cards.ts';
import styles from './coming-questions.module.css';

interface ComingQuestionsProps {
  readonly interview: Interview;
  readonly progress: GenerationProgress;
}

/** The questions finished so far, their minutes, and a placeholder for the one being written. */
export function ComingQuestions({ interview, progress }: ComingQuestionsProps) {
  const { t } = useTranslation(['plan', 'common']);
  const cards = useOpenCards();
  const questions = withTheirTime(interview, progress);
  const core = questions.filter(({ block }) => block === 'core');
  const fromCv = questions.filter(({ block }) => block === 'cv');
  const tailoring = progress.steps.building_core === 'done' && (interview.cvId !== null || fromCv.length > 0);
  // nothing is being written yet while the job is queued or the CV is read
  const hasBegun = progress.steps.building_core !== 'waiting';
  const writing = hasBegun && progress.steps.checking_evidence === 'waiting' && (
    <WritingPlaceholder number={(questions.at(-1)?.order ?? 0) + 1} />
  );
  const newest = questions.at(-1);
  return (
    <section aria-busy={progress.ended === undefined} aria-label={t('questions')}>
      <MinutesPlaced interview={interview} questions={questions} />
      {hasBegun && (
        <QuestionBlock
          title={t('core.title')}
          note={<Tag icon={<IconLock aria-hidden />}>{t('core.same')}</Tag>}
          counted={core}
        >
          {core.map((question) => (
            <div key={question.id} className={styles.arrival}>
              <QuestionCard
                question={question}
                open={cards.isOpen(question.id)}
                onOpen={(open) => cards.set([question.id], open)}
              />
            </div>
          ))}
          {!tailoring && writing}
        </QuestionBlock>
      )}
      {tailoring && (
        <QuestionBlock title={t(interview.cvId === null ? 'cv.person' : 'cv.title')} counted={fromCv}>
          {fromCv.map((question) => (
            <div key={question.id} className={styles.arrival}>
              <QuestionCard
                question={question}
                open={cards.isOpen(question.id)}
                onOpen={(open) => cards.set([question.id], open)}
              />
            </div>
          ))}
          {writing}
        </QuestionBlock>
      )}
      <span className="visually-hidden" aria-live="polite">
        {newest !== undefined && t('generation.questionReady', { number: newest.order, text: newest.text })}
      </span>
    </section>
  );
}

/**
 * Questions are generated with their usual minutes; adds the extra time that adjustments will give them in the plan.
 */
function withTheirTime({ adjustments }: Interview, { questions }: GenerationProgress): readonly Question[] {
  return questions.map((one) => ({ ...one, expectedMin: withExtraTime(one.expectedMin, adjustments) }));
}

interface MinutesPlacedProps {
  readonly interview: Interview;
  readonly questions: readonly Question[];
}

function MinutesPlaced({ interview, questions }: MinutesPlacedProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const placed = questions.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const rest = Math.max(0, interview.lengthMinutes - placed);
  const segments: readonly BudgetSegment[] = [
    ...questions.map(({ id, expectedMin, block }) => ({ id, minutes: expectedMin, kind: block })),
    { id: 'rest', minutes: rest, kind: 'plain', state: 'pending' },
  ];
  const summary = t('generation.placed', { minutes: format.minutes(placed) });
  return (
    <div className={styles.placed}>
      <p>
        <b>
          {t('generation.subject', {
            type: t(`common:interviewType.${interview.type}`),
            minutes: t('common:unit.minutes', { count: interview.lengthMinutes }),
          })}
        </b>
        <span className="small dim num">{summary}</span>
      </p>
      <BudgetBar size="thin" segments={segments} description={summary} />
    </div>
  );
}

/** The question being written; hidden from screen readers, which announce finished questions instead. */
function WritingPlaceholder({ number }: { readonly number: number }) {
  const { t } = useTranslation('plan');
  return (
    <div className={styles.writing} aria-hidden>
      <span className={styles.number}>{number}</span>
      <div>
        <Skeleton height={16} width="86%" />
        <Skeleton height={12} width="38%" mt={12} />
      </div>
      <span className={styles.label}>
        <IconPencil />
        {t('generation.writing')}
      </span>
    </div>
  );
}
