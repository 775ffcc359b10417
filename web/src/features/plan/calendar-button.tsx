import { ActionIcon } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCalendarFile } from '#web/entities/interview/export/use-calendar-file.ts';

/** Beside the time of an interview that is still to come; its words are in the menu of the page. */
export function CalendarButton({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation('plan');
  const { save, isBusy } = useCalendarFile(interviewId);
  return (
    <ActionIcon
      variant="subtle"
      size={26}
      aria-label={t('calendar')}
      title={t('calendar')}
      loading={isBusy}
      onClick={save}
    >
      <IconCalendarPlus />
    </ActionIcon>
  );
}
