import { Select } from '@mantine/core';
import { useDebouncedState } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { positionQuery } from '#web/entities/position/api.ts';
import { positionsQuery } from './api.ts';

interface PositionFilterProps {
  readonly chosen: string | undefined;
  /** an empty string for all positions */
  readonly onChoose: (positionId: string) => void;
}

const typingMs = 200;

/** Filters candidates or interviews by position; inactive positions can be searched for too. Namespaces: interviews. */
export function PositionFilter({ chosen, onChoose }: PositionFilterProps) {
  const { t } = useTranslation('interviews');
  const [q, search] = useDebouncedState('', typingMs);
  const list = useInfiniteQuery({ ...positionsQuery({ q, status: undefined }), placeholderData: keepPreviousData });
  const one = useQuery({ ...positionQuery(chosen ?? ''), enabled: chosen !== undefined });
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // Keeps the chosen position among the options whatever is searched; otherwise the field would be blank.
  const missing = one.data !== undefined && found.every(({ id }) => id !== one.data.id) ? [one.data] : [];
  const choices = [...missing, ...found].map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Select
      aria-label={t('filter.position')}
      placeholder={t('filter.allPositions')}
      clearable
      clearButtonProps={{ 'aria-label': t('filter.allPositions') }}
      searchable
      nothingFoundMessage={t('filter.noPosition')}
      value={chosen ?? null}
      onChange={(value) => onChoose(value ?? '')}
      // the label of the chosen option is not a search
      onSearchChange={(text) => search(choices.some(({ label }) => label === text) ? '' : text)}
      filter={({ options }) => options}
      data={choices}
    />
  );
}
