import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';

interface NothingMatchesProps {
  /** "No candidate matches" */
  readonly title: string;
  /** clears the search and the filters */
  readonly onClear: () => void;
}

/** Replaces the rows when no item matches the search or filters. */
export function NothingMatches({ title, onClear }: NothingMatchesProps) {
  const { t } = useTranslation();
  return (
    <EmptyState drawing="highlighter" title={title} action={<Button onClick={onClear}>{t('action.showAll')}</Button>}>
      {t('state.narrowed')}
    </EmptyState>
  );
}
