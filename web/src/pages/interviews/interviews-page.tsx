import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { InterviewsList } from '#web/features/interviews/interviews-list.tsx';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { paths } from '#web/shared/paths.ts';
import { PageHeader } from '#web/shared/ui/page-header.tsx';
import { Page } from '#web/shared/ui/page.tsx';

export const namespaces: readonly Namespace[] = ['interviews'];

export function Component() {
  const { t } = useTranslation('interviews');
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button component={Link} to={paths.candidates()}>
              {t('candidates')}
            </Button>
            <Button component={Link} to={paths.scheduleInterview()} variant="filled" leftSection={<IconPlus />}>
              {t('create')}
            </Button>
          </>
        }
      >
        {t('lead')}
      </PageHeader>
      <InterviewsList />
    </Page>
  );
}
