import { Button, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { ComparedRound } from '#contracts/interviewing/position-comparison.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { comparisonQuery } from './api.ts';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './comparison.module.css';

interface ComparisonProps {
  readonly positionId: string;
  /** completed interviews without a decision */
  readonly undecided: readonly Interview[];
}

/** How the candidates of a position answered the same questions, round by round. */
export function Comparison({ positionId, undecided }: ComparisonProps) {
  const { t } = useTranslation('positions');
  const { data, error, refetch } = useQuery(comparisonQuery(positionId));
  const [withNotes, setWithNotes] = useState(false);
  if (error !== null && data === undefined) {
    return <ErrorState title={t('compare.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton height={320} radius="lg" />;
  if (data.rounds.length === 0) {
    return (
      <EmptyState drawing="sheet" title={t('compare.empty.title')}>
        {t('compare.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.lead}>
        <p className="muted">{t('compare.lead')}</p>
        <Switch
          label={t('compare.notes')}
          checked={withNotes}
          onChange={(event) => setWithNotes(event.currentTarget.checked)}
        />
      </div>
      {data.rounds.map((round) => (
        <Round
          key={dotted([round.type, String(round.durationMinutes), round.language])}
          round={round}
          withNotes={withNotes}
        />
      ))}
      {data.undecided > 0 && (
        <div className={styles.note}>
          <p>{t('compare.undecided', { count: data.undecided })}</p>
          <ul className={styles.acts}>
            {undecided.map(({ id, candidate }) => (
              <li key={id}>
                <Button component={Link} to={paths.interview(id)} size="sm">
                  {t('compare.decide', { name: candidate.name })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {data.isCut && <p className={styles.note}>{t('compare.isCut')}</p>}
    </>
  );
}

function Round({ round, withNotes }: { readonly round: ComparedRound; readonly withNotes: boolean }) {
  const { t } = useTranslation(['positions', 'common']);
  const format = useFormat();
  const title = dotted([
    t(`common:interviewType.${round.type}`),
    format.minutes(round.durationMinutes),
    t(`common:language.${round.language}`),
  ]);
  return (
    <section className={styles.round}>
      {round.interviews.some(({ sameCore }) => !sameCore) && <p className={styles.note}>{t('compare.otherCore')}</p>}
      <ComparisonTable title={title} round={round} withNotes={withNotes} />
    </section>
  );
}
