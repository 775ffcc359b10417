import { ActionIcon } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCalendarFile } from '#web/entities/interview/export/use-calendar-file.ts';

/** Icon button beside the time of an upcoming interview, for a desktop; the page's menu has the same action with a label. */
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
