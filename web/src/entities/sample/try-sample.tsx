import { Button, type ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createSample } from '#contracts/hiring/sample.ts';
import { call } from '#web/shared/api/api-client.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { paths } from '#web/shared/paths.ts';

/** For empty accounts: creates a sample position and a candidate with a CV, and opens the position. */
export function TrySample(look: Pick<ButtonProps, 'size' | 'variant'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => call(createSample),
    onSuccess: async ({ positionId }) => {
      for (const kind of ['position', 'candidate', 'subscription']) void client.invalidateQueries({ queryKey: [kind] });
      await navigate(paths.position(positionId));
    },
    onError: notifyError,
  });
  return (
    <Button {...look} loading={create.isPending} onClick={() => create.mutate()} title={t('sample.counts')}>
      {t('sample.try')}
    </Button>
  );
}
