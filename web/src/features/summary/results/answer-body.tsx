import { IconCheck, IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { behavioursOf } from '#contracts/interviewing/run/run-rules.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './answer-body.module.css';

interface AnswerBodyProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
}

/** What was recorded for an answer: the reason for skipping, red flags, ticked behaviours and notes. */
export function AnswerBody({ question, answer }: AnswerBodyProps) {
  const { t, i18n } = useTranslation('summary');
  const ticked = tickedBehaviours(question, answer);
  const notes = answer?.notes.trim() ?? '';
  return (
    <>
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
        (answer?.score ?? null) !== null && (
          <p className={styles.noNote} lang={i18n.resolvedLanguage}>
            {t('questions.noNote')}
          </p>
        )
      ) : (
        <p className={styles.notes}>{notes}</p>
      )}
    </>
  );
}

/** All red flags of a question, if it was flagged: a run stores a single mark for all of them. */
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
