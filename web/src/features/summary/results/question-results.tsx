import { IconCheck, IconFlagFilled, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Answer, Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { behavioursOf } from '#contracts/interviewing/run/run-rules.ts';
import { BandGlyph, BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { FoldedText } from '#web/entities/plan/text/folded-text.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './question-results.module.css';

/** Of the answer to a question, for what leads to it. */
export function answerId(order: number): string {
  return `answer-${String(order)}`;
}

export interface NotePoints {
  /** whether a note is a line of a list */
  readonly has: (list: PointList, note: string) => boolean;
  /** makes a note a line of a list, and takes it out again */
  readonly toggle: (list: PointList, note: string) => void;
}
type PointList = 'strengths' | 'concerns';

interface QuestionResultsProps {
  readonly run: Run;
  /** the lists that a note can be a line of; without them notes are only shown */
  readonly points?: NotePoints | undefined;
  /** under the heading */
  readonly note?: ReactNode;
  /** under the answer to a question, by its id */
  readonly beside?: ReadonlyMap<string, ReactNode>;
}

/**
 * Question by question: what it is about and the score with its band, the question in two lines, the ticked behaviours,
 * and the notes.
 */
export function QuestionResults({ run, points, note, beside }: QuestionResultsProps) {
  const { t } = useTranslation('summary');
  const answerOf = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  return (
    <section>
      <h2 className={styles.title}>{t('questions.title')}</h2>
      {note}
      <ol lang={run.plan.language}>
        {run.plan.questions.map((question) => (
          <QuestionResult key={question.id} question={question} answer={answerOf.get(question.id)} points={points}>
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
  readonly points: QuestionResultsProps['points'];
  readonly children: ReactNode;
}

function QuestionResult({ question, answer, points, children }: QuestionResultProps) {
  const { t, i18n } = useTranslation('summary');
  const score = answer?.score ?? null;
  const ticked = tickedBehaviours(question, answer);
  const notes = answer?.notes.trim() ?? '';
  return (
    <li className={styles.result} id={answerId(question.order)}>
      <span className={styles.number}>{question.order}</span>
      <p className={styles.about}>{capitalised(question.category)}</p>
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
      <div className={styles.body}>
        <FoldedText as="h3" className={styles.asked}>
          {question.text}
        </FoldedText>
        {(answer?.state === 'skipped' || answer?.redFlagSeen === true) && (
          <p className={styles.facts} lang={i18n.resolvedLanguage}>
            {answer.state === 'skipped' && (
              <Tag>{t('questions.skipped', { reason: t(`skipReason.${answer.skipReason ?? 'other'}`) })}</Tag>
            )}
            {answer.redFlagSeen && (
              <Tag tone="danger" icon={<IconFlagFilled aria-hidden />}>
                {t('questions.flag')}
              </Tag>
            )}
          </p>
        )}
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
      {notes !== '' && points !== undefined && (
        <NoteMarks number={question.order} notes={notes} points={points} language={i18n.resolvedLanguage} />
      )}
    </li>
  );
}

const pointIcons = { strengths: IconThumbUp, concerns: IconThumbDown };

interface NoteMarksProps {
  readonly number: number;
  readonly notes: string;
  readonly points: NotePoints;
  readonly language: string | undefined;
}

/** Beside a note: whether it stands among the strengths or the concerns. Pressed it goes there, and back. */
function NoteMarks({ number, notes, points, language }: NoteMarksProps) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.points} lang={language}>
      {(['strengths', 'concerns'] as const).map((list) => {
        const Icon = pointIcons[list];
        return (
          <button
            key={list}
            type="button"
            title={t(`questions.${list}`)}
            aria-label={t(`questions.${list}Of`, { number })}
            aria-pressed={points.has(list, notes)}
            onClick={() => points.toggle(list, notes)}
          >
            <Icon aria-hidden />
            <span aria-hidden>{t(`questions.${list}`)}</span>
          </button>
        );
      })}
    </div>
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
