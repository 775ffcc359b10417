import { Button } from '@mantine/core';
import { IconPencil, IconUser, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { paths } from '#web/shared/paths.ts';
import { Strip, StripLine } from '#web/shared/ui/strip.tsx';

/** Only the next few are listed; the position's list has them all. */
const mostPlans = 3;

interface WhatToDoProps {
  readonly positionId: string;
  /** interviews of this kind whose plan can still be changed */
  readonly planned: readonly Interview[];
}

/** Where a question can be changed: in the position, for all future candidates, or in the plan of one interview. */
export function WhatToDo({ positionId, planned }: WhatToDoProps) {
  const { t } = useTranslation('questionReport');
  if (useIsReadOnly(positionId)) return null;
  return (
    <Strip>
      <StripLine
        icon={<IconUsers aria-hidden />}
        acts={
          <Button component={Link} to={paths.editPosition(positionId)} size="sm" leftSection={<IconPencil />}>
            {t('act.edit')}
          </Button>
        }
      >
        {t('act.everybody')}
      </StripLine>
      {planned.length > 0 && (
        <StripLine
          icon={<IconUser aria-hidden />}
          acts={planned.slice(0, mostPlans).map(({ id, candidate }) => (
            <Button key={id} component={Link} to={paths.interview(id)} size="sm">
              {t('act.plan', { name: candidate.name })}
            </Button>
          ))}
        >
          {t('act.one')}
        </StripLine>
      )}
    </Strip>
  );
}
