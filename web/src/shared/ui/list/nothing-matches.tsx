import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';

interface NothingMatchesProps {
  /** "No candidate matches" */
  readonly title: string;
  /** takes search and filters away */
  readonly onClear: () => void;
}

/** In place of the rows that a search or a filter leaves none of. */
export function NothingMatches({ title, onClear }: NothingMatchesProps) {
  const { t } = useTranslation();
  return (
    <EmptyState drawing="highlighter" title={title} action={<Button onClick={onClear}>{t('action.showAll')}</Button>}>
      {t('state.narrowed')}
    </EmptyState>
  );
}
