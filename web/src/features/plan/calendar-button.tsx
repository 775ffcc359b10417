import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCalendarFile } from '#web/entities/interview/export/use-calendar-file.ts';

/** Beside the time of an interview that is still to come. */
export function CalendarButton({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation('plan');
  const { save, isBusy } = useCalendarFile(interviewId);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconCalendarPlus aria-hidden />}
      aria-label={t('calendar')}
      loading={isBusy}
      onClick={save}
    >
      {t('calendar')}
    </Button>
  );
}
