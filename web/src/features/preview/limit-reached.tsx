import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { paths } from '#web/shared/paths.ts';
import { StatePanel } from '#web/shared/ui/state/state-panel.tsx';

/** No more previews without an account today: the input stays, and the visitor can create an account. */
export function LimitReached({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('preview');
  return (
    <StatePanel
      role="alert"
      strip
      picture={<IconCalendarOff aria-hidden />}
      title={t('limit.title')}
      action={
        <Button component={Link} to={paths.register()} variant="filled">
          {t('account.create')}
        </Button>
      }
    >
      {errorMessage(error)}
    </StatePanel>
  );
}
