import { Button } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerField } from '#contracts/interviewing/run/interview-run.ts';
import { limits } from '#contracts/limits.ts';
import { changeText } from '#web/features/runner/screen/change-text.ts';
import type { AnswerChange } from '#contracts/interviewing/run/run-rules.ts';
import { fieldOf } from '#web/features/runner/sync/change.ts';
import type { Conflict } from '#web/features/runner/sync/operation-log.ts';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './conflict-card.module.css';

/** For a field changed both here and on another device: shows both values and lets the user choose. */
export function ConflictCard({ questionId }: { readonly questionId: string }) {
  const conflicts = useRun((view) => view.conflicts);
  return conflicts
    .filter((conflict) => conflict.questionId === questionId)
    .map((conflict) => <FieldConflict key={conflict.mine.kind} conflict={conflict} />);
}

function FieldConflict({ conflict }: { readonly conflict: Conflict }) {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const serverAnswer = useRun(({ serverAnswers }) =>
    serverAnswers.find(({ questionId }) => questionId === conflict.questionId),
  );
  if (serverAnswer === undefined) return null;
  const field: AnswerField = conflict.mine.kind;
  const theirs = fieldOf(serverAnswer, field);
  const both = joined(theirs, conflict.mine);
  return (
    <section className={styles.card} role="alert">
      <h2>
        <IconArrowsSplit2 aria-hidden />
        {t('conflict.title', { field: t(`conflict.field.${field}`) })}
      </h2>
      <p className="muted">{t('conflict.text')}</p>
      <div className={styles.sides}>
        <Side
          title={t('conflict.here')}
          change={conflict.mine}
          onChoose={() => store.resolve(conflict, conflict.mine)}
        />
        <Side title={t('conflict.elsewhere')} change={theirs} onChoose={() => store.resolve(conflict, theirs)} />
      </div>
      {both !== undefined && (
        <Button size="sm" onClick={() => store.resolve(conflict, both)}>
          {t('conflict.both')}
        </Button>
      )}
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly change: AnswerChange;
  readonly onChoose: () => void;
}

function Side({ title, change, onChoose }: SideProps) {
  const { t } = useTranslation('runner');
  return (
    <div className={styles.side}>
      <h3 className="label">{title}</h3>
      <p className={styles.value}>{changeText(t, change)}</p>
      <Button size="sm" onClick={onChoose}>
        {t('conflict.keep')}
      </Button>
    </div>
  );
}

/** Both notes joined, unless that exceeds the maximum length of a note. */
function joined(theirs: AnswerChange, mine: AnswerChange): AnswerChange | undefined {
  if (theirs.kind !== 'note' || mine.kind !== 'note' || theirs.value === '' || mine.value === '') return undefined;
  const value = `${theirs.value}\n\n${mine.value}`;
  return value.length > limits.run.note ? undefined : { kind: 'note', value };
}
