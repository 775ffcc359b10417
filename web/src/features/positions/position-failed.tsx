import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { type FailureProps, PageFailure } from '#web/shared/ui/page/page-failure.tsx';

/** Replaces a position's page, or its form, if loading failed. */
export function PositionFailed(props: FailureProps) {
  const { t } = useTranslation('positions');
  return (
    <PageFailure
      title={t('title')}
      what={t('failed')}
      wayOn={
        <Button component={Link} to={paths.positions()} size="sm">
          {t('all')}
        </Button>
      }
      {...props}
    />
  );
}
