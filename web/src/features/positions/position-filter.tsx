import { Select } from '@mantine/core';
import { useDebouncedState } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { positionQuery } from '#web/entities/position/api.ts';
import { positionsQuery } from './api.ts';

interface PositionFilterProps {
  readonly chosen: string | undefined;
  /** an empty text for every position */
  readonly onChoose: (positionId: string) => void;
}

const typingMs = 200;

/** The position whose candidates or interviews are listed: any of them, inactive ones too, found by typing. Namespaces: interviews. */
export function PositionFilter({ chosen, onChoose }: PositionFilterProps) {
  const { t } = useTranslation('interviews');
  const [q, search] = useDebouncedState('', typingMs);
  const list = useInfiniteQuery({ ...positionsQuery({ q, status: undefined }), placeholderData: keepPreviousData });
  const one = useQuery({ ...positionQuery(chosen ?? ''), enabled: chosen !== undefined });
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // What is chosen stays among the choices whatever is searched, else the field would go blank.
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
      // the label of the chosen one in the field is no search
      onSearchChange={(text) => search(choices.some(({ label }) => label === text) ? '' : text)}
      filter={({ options }) => options}
      data={choices}
    />
  );
}
