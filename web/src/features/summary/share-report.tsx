import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShare } from '#web/entities/share/use-share.ts';

/**
 * The last step of a summary: shares the report with the decision makers by a link.
 *
 * @param isNext false while something about the decision is still to be settled
 */
export function ShareReport({ isNext }: { readonly isNext: boolean }) {
  const { t } = useTranslation('summary');
  const { set } = useShare();
  return (
    <Button
      fullWidth
      variant={isNext ? 'filled' : 'default'}
      leftSection={<IconShare2 aria-hidden />}
      onClick={() => set('report')}
    >
      {t('decision.share')}
    </Button>
  );
}
