import { Button } from '@mantine/core';
import { IconCheck, IconFlagFilled, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Answer, Run } from '#contracts/interviewing/interview-run.ts';
import type { Question } from '#contracts/interviewing/plan.ts';
import { behavioursOf } from '#contracts/interviewing/run-rules.ts';
import { BandGlyph, BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './question-results.module.css';

interface QuestionResultsProps {
  readonly run: Run;
  /** makes a note a line of one of the lists; without it notes are only shown */
  readonly onPoint?: ((list: 'strengths' | 'concerns', note: string) => void) | undefined;
  /** under the heading */
  readonly note?: ReactNode;
  /** under the answer to a question, by its id */
  readonly beside?: ReadonlyMap<string, ReactNode>;
}

/** Question by question: the score with its band, the ticked behaviours, and the notes. */
export function QuestionResults({ run, onPoint, note, beside }: QuestionResultsProps) {
  const { t } = useTranslation('summary');
  const answerOf = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  return (
    <section>
      <h2 className={styles.title}>{t('questions.title')}</h2>
      {note}
      <ol lang={run.plan.language}>
        {run.plan.questions.map((question) => (
          <QuestionResult key={question.id} question={question} answer={answerOf.get(question.id)} onPoint={onPoint}>
            {beside?.get(question.id)}
          </QuestionResult>
        ))}
      </ol>
    </section>
  );
}

interface QuestionResultProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly onPoint: QuestionResultsProps['onPoint'];
  readonly children: ReactNode;
}

function QuestionResult({ question, answer, onPoint, children }: QuestionResultProps) {
  const { t, i18n } = useTranslation('summary');
  const score = answer?.score ?? null;
  const ticked = tickedBehaviours(question, answer);
  const notes = answer?.notes.trim() ?? '';
  return (
    <li className={styles.result}>
      <span className={styles.number}>{question.order}</span>
      <div className={styles.body}>
        <h3>{question.text}</h3>
        <p className={styles.facts} lang={i18n.resolvedLanguage}>
          <span>{capitalised(question.category)}</span>
          {answer?.state === 'skipped' && (
            <Tag>{t('questions.skipped', { reason: t(`skipReason.${answer.skipReason ?? 'other'}`) })}</Tag>
          )}
          {answer?.redFlagSeen === true && (
            <Tag tone="danger" icon={<IconFlagFilled aria-hidden />}>
              {t('questions.flag')}
            </Tag>
          )}
          {notes !== '' && onPoint !== undefined && (
            <span className={styles.points}>
              {(['strengths', 'concerns'] as const).map((list) => (
                <Button
                  key={list}
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<IconPlus aria-hidden />}
                  aria-label={t(`questions.${list}Of`, { number: question.order })}
                  onClick={() => onPoint(list, notes)}
                >
                  {t(`questions.${list}`)}
                </Button>
              ))}
            </span>
          )}
        </p>
        {answer?.redFlagSeen === true && <MarkedFlags question={question} />}
        {ticked.length > 0 && (
          <ul className={styles.ticked}>
            {ticked.map((behaviour) => (
              <li key={behaviour}>
                <IconCheck aria-hidden />
                {behaviour}
              </li>
            ))}
          </ul>
        )}
        {notes === '' ? (
          score !== null && (
            <p className={styles.noNote} lang={i18n.resolvedLanguage}>
              {t('questions.noNote')}
            </p>
          )
        ) : (
          <p className={styles.notes}>{notes}</p>
        )}
        {children}
      </div>
      <div className={styles.score} lang={i18n.resolvedLanguage}>
        {score === null ? (
          <span className="dim">{t('scores.none')}</span>
        ) : (
          <>
            <b>{score}</b>
            <BandGlyph band={bandOfScore(score)} />
            <BandLabel band={bandOfScore(score)} wordOnly />
          </>
        )}
      </div>
    </li>
  );
}

/** The red flags of a question of which one was marked: the run keeps one mark for all of them. */
function MarkedFlags({ question }: { readonly question: Question }) {
  const { t, i18n } = useTranslation('summary');
  const [only, ...others] = question.redFlags;
  if (only === undefined) return null;
  if (others.length === 0) return <p className={styles.flags}>{only.text}</p>;
  return (
    <div className={styles.flags}>
      <p lang={i18n.resolvedLanguage}>{t('questions.flagAmong')}</p>
      <ul>
        {question.redFlags.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The ticked behaviours, from the highest band down. */
function tickedBehaviours(question: Question, answer: Answer | undefined): string[] {
  const ticks = new Set(answer?.behavioursSeen);
  return behavioursOf(question)
    .filter(({ tick }) => ticks.has(tick))
    .map(({ behaviour }) => behaviour)
    .toReversed();
}
