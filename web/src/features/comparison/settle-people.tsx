import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparedInterview, ComparedRound } from '#contracts/interviewing/position-comparison.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { paths } from '#web/shared/paths.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { type Answers, useAnswerRequirements } from './api.ts';
import { ColumnName } from './column-name.tsx';
import { type OpenAnswer, openAnswers } from './open-answers.ts';
import styles from './comparison-table.module.css';

/**
 * The open requirements in each candidate's column: settle them one by one on the interview's page, or mark all as met
 * after a confirmation that lists them; this can be undone.
 */
export function SettlePeople({ interviews, requirements }: Pick<ComparedRound, 'interviews' | 'requirements'>) {
  const { t } = useTranslation('positions');
  /** the answers before they were all marked as met, by interview, for undo */
  const [before, setBefore] = useState<ReadonlyMap<string, Answers>>(new Map());
  const hasAny = (interview: ComparedInterview) => openAnswers(interview).length > 0 || before.has(interview.id);
  if (!interviews.some(hasAny)) return null;
  const keep = (interviewId: string, answers: Answers | undefined): void =>
    setBefore((kept) => {
      const next = new Map(kept);
      if (answers === undefined) next.delete(interviewId);
      else next.set(interviewId, answers);
      return next;
    });
  return (
    <tr className={styles.settle}>
      <th scope="row">
        <b>{t('compare.settle')}</b>
      </th>
      {interviews.map((interview) => (
        <td key={interview.id}>
          <ColumnName>{interview.candidate.name}</ColumnName>
          {hasAny(interview) ? (
            <Person
              interview={interview}
              requirements={requirements}
              before={before.get(interview.id)}
              onBefore={(answers) => keep(interview.id, answers)}
            />
          ) : (
            <span className="dim">{t('compare.nothingOpen')}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

interface PersonProps {
  readonly interview: ComparedInterview;
  readonly requirements: ComparedRound['requirements'];
  readonly before: Answers | undefined;
  /** keeps the answers for undo, and thereby the row */
  readonly onBefore: (answers: Answers | undefined) => void;
}

/** Each candidate has their own mutation, so that one does not wait for another. */
function Person({ interview, requirements, before, onBefore }: PersonProps) {
  const { t } = useTranslation('positions');
  const { mutate, isPending } = useAnswerRequirements();
  // Kept while the dialog closes.
  const [asked, setAsked] = useState<readonly OpenAnswer[]>([]);
  const [isAsking, setAsking] = useState(false);
  const {
    id: interviewId,
    candidate: { name },
  } = interview;
  const open = openAnswers(interview);
  const left = t('compare.open', { count: open.length });
  const undo = open.length === 0 ? before : undefined;
  const act = undo === undefined ? t('compare.allMetAsk', { count: open.length }) : t('filled.undo');
  const meetAll = (): void => {
    const stands = asked.map((one) => one.stands);
    // Before the request: the refetched data may arrive first, and without this the row, and the focus, would be gone.
    onBefore(stands);
    mutate(
      { interviewId, answers: stands.map(({ index }) => ({ index, answer: 'yes' })) },
      {
        onSuccess: () => setAsking(false),
        onError: (error) => {
          onBefore(undefined);
          notifyError(error);
        },
      },
    );
  };
  const press = (): void => {
    if (isPending) return;
    if (undo !== undefined) {
      return mutate({ interviewId, answers: undo }, { onSuccess: () => onBefore(undefined), onError: notifyError });
    }
    setAsked(open);
    setAsking(true);
  };
  return (
    <span className={styles.toSettle}>
      {undo === undefined ? (
        <Link
          className="link"
          to={paths.settleInterview(interviewId)}
          aria-label={`${left}. ${t('compare.settleWith', { name })}`}
        >
          {left}
        </Link>
      ) : (
        <span role="status">{t('compare.allSet', { count: undo.length })}</span>
      )}{' '}
      {/* not disabled while pending, because that would lose the focus */}
      <Button
        size="sm"
        aria-label={undo === undefined ? t('compare.allMetFor', { act, name }) : t('compare.undoFor', { name })}
        aria-disabled={isPending}
        data-disabled={isPending}
        onClick={press}
      >
        {act}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={meetAll}
        title={t('compare.confirm.title', { name })}
        confirm={t('compare.allMet')}
        busy={isPending}
      >
        <ul className={styles.toConfirm}>
          {asked.map(({ at }) => (
            <li key={at}>
              <PlanText>{nameOfPoint(requirements[at] ?? '')}</PlanText>
            </li>
          ))}
        </ul>
        <p>{t('compare.confirm.text')}</p>
      </ConfirmDialog>
    </span>
  );
}
