import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparedInterview } from '#contracts/interviewing/position-comparison.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { type Answers, useAnswerRequirements } from './api.ts';
import { openAnswers } from './open-answers.ts';
import styles from './comparison-table.module.css';

/** Whoever has requirements open: one by one on the page of the interview, or all of them met by one tap, which is taken back as easily. */
export function SettlePeople({ interviews }: { readonly interviews: readonly ComparedInterview[] }) {
  const { t } = useTranslation('positions');
  const id = useId();
  const { mutate, isPending } = useAnswerRequirements();
  /** as the answers were before the tap, by interview */
  const [before, setBefore] = useState<ReadonlyMap<string, Answers>>(new Map());
  const people = interviews
    .map((interview) => ({ ...interview, open: openAnswers(interview), undo: before.get(interview.id) }))
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
  return (
    <tr className={styles.notAsked}>
      <td colSpan={interviews.length + 1}>
        <b id={id}>{t('compare.settle')}</b>
        <ul className={styles.settle} aria-labelledby={id}>
          {people.map(({ id: interviewId, candidate: { name }, open, undo }) => (
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
                onClick={() =>
                  undo === undefined
                    ? answer(
                        interviewId,
                        open.map(({ index }) => ({ index, answer: 'yes' })),
                        open,
                      )
                    : answer(interviewId, undo, undefined)
                }
              >
                {t(undo === undefined ? 'compare.allMet' : 'filled.undo')}
              </Button>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
