import { Button } from '@mantine/core';
import { IconChevronDown, IconFlagFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { type LeastScore, offerStanding } from '#contracts/interviewing/plan/decision.ts';
import { type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';
import type { Answer, Run } from '#contracts/interviewing/run/interview-run.ts';
import { BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandIndex, bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { ScoreStrip } from '#web/entities/plan/question/score-strip.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { AnswerBody } from './answer-body.tsx';
import { answerId } from './answer-place.ts';
import { NoteMarks, type NotePoints } from './note-marks.tsx';
import { namesakes, scoreGroups } from './score-groups.ts';
import styles from './score-rows.module.css';

export interface ScoreRowsProps {
  readonly run: Run;
  /** the questions whose rows are open, by their ids */
  readonly opened: ReadonlySet<string>;
  readonly onOpened: (opened: ReadonlySet<string>) => void;
  /** the lists that a note can be a line of */
  readonly points: NotePoints;
  /** above the rows */
  readonly note: ReactNode;
  /** under the answer to a question, by its id */
  readonly beside: ReadonlyMap<string, ReactNode>;
}

/**
 * Every question with its score beside what an offer takes of it, what decides first. Each opens to its own words and to
 * what was marked and noted, so that whoever decides reads it where the score stands.
 */
export function ScoreRows({ run, opened, onOpened, points, note, beside }: ScoreRowsProps) {
  const { t } = useTranslation(['summary', 'common']);
  const printing = usePrinting();
  const { questions, decision } = run.plan;
  const answerOf = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  const named = namesakes(questions);
  const groups = scoreGroups(questions, decision?.offer);
  const isAllOpen = questions.every(({ id }) => opened.has(id));
  const toggle = (id: string, open: boolean): void => {
    if (opened.has(id) === open) return;
    onOpened(new Set(open ? [...opened, id] : [...opened].filter((one) => one !== id)));
  };
  return (
    <div className={styles.scores}>
      {note}
      {groups.map(({ kind, least, questions: some }, at) => (
        <section key={`${kind} ${String(least?.least)}`} className={styles.group} data-kind={kind}>
          <header>
            {(kind !== 'rest' || groups.length > 1) && (
              <h3>
                <b>{t(`scores.${kind}`)}</b>
                {least !== undefined && (
                  <span className={styles.wanted}>{t('scores.least', { score: least.least })}</span>
                )}
              </h3>
            )}
            {at === 0 && (
              <Button
                size="sm"
                variant="subtle"
                onClick={() => onOpened(new Set(isAllOpen ? [] : questions.map(({ id }) => id)))}
              >
                {t(isAllOpen ? 'scores.closeAll' : 'scores.openAll')}
              </Button>
            )}
          </header>
          <ul lang={run.plan.language}>
            {some.map((question) => (
              <ScoreRow
                key={question.id}
                question={question}
                answer={answerOf.get(question.id)}
                isNamesake={named.has(question)}
                least={least}
                points={points}
                // on paper it is whole
                isOpen={printing || opened.has(question.id)}
                onToggle={(open) => toggle(question.id, open)}
              >
                {beside.get(question.id)}
              </ScoreRow>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ScoreRowProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  /** another question goes by the same name */
  readonly isNamesake: boolean;
  readonly least: LeastScore | undefined;
  readonly points: NotePoints;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

function ScoreRow({ question, answer, isNamesake, least, points, isOpen, onToggle, children }: ScoreRowProps) {
  const { t, i18n } = useTranslation('summary');
  const score = answer?.score ?? null;
  const notes = answer?.notes.trim() ?? '';
  return (
    <li>
      <details
        id={answerId(question.order)}
        className={styles.row}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary>
          <span className={styles.number} data-block={question.block}>
            {question.order}
          </span>
          <span className={styles.about}>
            <PlanText>{capitalised(topicOf(question))}</PlanText>
            {answer?.redFlagSeen === true && <IconFlagFilled aria-label={t('questions.flag')} />}
            {isNamesake && !isOpen && (
              <small>
                <PlanText>{question.text}</PlanText>
              </small>
            )}
          </span>
          {/* so much of the note as decides; it stands whole where the row is opened */}
          {notes !== '' && !isOpen && (
            <span className={styles.glance} aria-hidden>
              {notes}
            </span>
          )}
          <span className={styles.score} lang={i18n.resolvedLanguage}>
            <Score score={score} least={least} />
          </span>
          <IconChevronDown className={styles.chevron} aria-hidden />
        </summary>
        <div className={styles.body}>
          <h4>
            <PlanText>{question.text}</PlanText>
          </h4>
          <AnswerBody question={question} answer={answer} />
          <div lang={i18n.resolvedLanguage}>
            {notes !== '' && <NoteMarks number={question.order} notes={notes} points={points} />}
          </div>
          {children}
        </div>
      </details>
    </li>
  );
}

function Score({ score, least }: { readonly score: number | null; readonly least: LeastScore | undefined }) {
  const { t } = useTranslation('summary');
  if (score === null) return <span className={styles.none}>{t('scores.none')}</span>;
  return (
    <>
      <ScoreStrip score={score} least={least?.least} className={styles.strip} />
      <b className={styles.figure} data-band={bandIndex(bandOfScore(score))}>
        {score}
      </b>
      <span className={styles.word}>
        <BandLabel band={bandOfScore(score)} wordOnly />
        <Standing score={score} least={least} />
      </span>
    </>
  );
}

/** Only what is below an offer is told in words: the strip shows the others behind its line. */
function Standing({ score, least }: { readonly score: number | null; readonly least: LeastScore | undefined }) {
  const { t } = useTranslation(['summary', 'common']);
  const standing = offerStanding(score, least);
  if (standing === 'met') return <span className="visually-hidden">{t('common:decision.met')}</span>;
  if (standing !== 'below' || least === undefined) return null;
  return <b className={styles.below}>{t('scores.below', { score: least.least })}</b>;
}
