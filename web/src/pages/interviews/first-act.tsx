import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { positionsQuery } from '#web/features/positions/api.ts';
import { paths } from '#web/shared/paths.ts';
import { itemsOf } from '#web/shared/ui/list/paged-list.tsx';

/** For an empty list: an interview needs an active position, so without one the user creates that first. */
export function FirstAct() {
  const { t } = useTranslation('interviews');
  const positions = itemsOf(useSuspenseInfiniteQuery(positionsQuery({ q: '', status: 'active' })));
  const isFirst = positions.length === 0;
  return (
    <Button
      component={Link}
      to={isFirst ? paths.newPosition() : paths.scheduleInterview()}
      variant="filled"
      leftSection={<IconPlus />}
    >
      {t(isFirst ? 'new.createPosition' : 'create')}
    </Button>
  );
}
