import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparedInterview, ComparedRound } from '#contracts/interviewing/position-comparison.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { type Answers, useAnswerRequirements } from './api.ts';
import { openAnswers } from './open-answers.ts';
import styles from './comparison-table.module.css';

/** Whoever has requirements open: one by one on the page of the interview, or all of them met at once, after each was named, and taken back as easily. */
export function SettlePeople({ interviews, requirements }: Pick<ComparedRound, 'interviews' | 'requirements'>) {
  const { t } = useTranslation('positions');
  const id = useId();
  const { mutate, isPending } = useAnswerRequirements();
  /** as the answers were before the tap, by interview */
  const [before, setBefore] = useState<ReadonlyMap<string, Answers>>(new Map());
  // It stays while the dialog closes.
  const [asked, setAsked] = useState<ComparedInterview>();
  const [isAsking, setAsking] = useState(false);
  const people = interviews
    .map((interview) => ({ interview, open: openAnswers(interview), undo: before.get(interview.id) }))
    .filter(({ open, undo }) => open.length > 0 || undo !== undefined);
  if (people.length === 0) return null;
  const answer = (interviewId: string, answers: Answers, undo: Answers | undefined): void => {
    // One tap after the other: the second would be made on what is not there yet.
    if (isPending) return;
    mutate(
      { interviewId, answers },
      {
        onSuccess: () => {
          const next = new Map(before);
          if (undo === undefined) next.delete(interviewId);
          else next.set(interviewId, undo);
          setBefore(next);
        },
        onError: (error) => notify.error(errorMessage(error)),
      },
    );
  };
  const meetAll = (interview: ComparedInterview): void => {
    const open = openAnswers(interview).map(({ stands }) => stands);
    const met = open.map(({ index }) => ({ index, answer: 'yes' as const }));
    answer(interview.id, met, open);
  };
  return (
    <tr className={styles.notAsked}>
      <td colSpan={interviews.length + 1}>
        <b id={id}>{t('compare.settle')}</b>
        <ul className={styles.settle} aria-labelledby={id}>
          {people.map(
            ({
              interview,
              interview: {
                id: interviewId,
                candidate: { name },
              },
              open,
              undo,
            }) => (
              <li key={interviewId}>
                <Link
                  className="link"
                  to={paths.settleInterview(interviewId)}
                  aria-label={t('compare.settleWith', { name })}
                >
                  {name}
                </Link>{' '}
                <span role={undo === undefined ? undefined : 'status'}>
                  {undo === undefined
                    ? t('compare.open', { count: open.length })
                    : t('compare.allSet', { count: undo.length })}
                </span>{' '}
                <Button
                  size="sm"
                  aria-label={t(undo === undefined ? 'compare.allMetFor' : 'compare.undoFor', { name })}
                  onClick={() => {
                    if (undo !== undefined) return answer(interviewId, undo, undefined);
                    setAsked(interview);
                    setAsking(true);
                  }}
                >
                  {t(undo === undefined ? 'compare.allMet' : 'filled.undo')}
                </Button>
              </li>
            ),
          )}
        </ul>
        <ConfirmDialog
          opened={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            if (asked !== undefined) meetAll(asked);
          }}
          title={t('compare.confirm.title', { name: asked?.candidate.name })}
          confirm={t('compare.allMet')}
        >
          <ul className={styles.toConfirm}>
            {asked !== undefined &&
              openAnswers(asked).map(({ at }) => (
                <li key={at}>
                  <PlanText>{nameOfPoint(requirements[at] ?? '')}</PlanText>
                </li>
              ))}
          </ul>
          <p>{t('compare.confirm.text')}</p>
        </ConfirmDialog>
      </td>
    </tr>
  );
}
