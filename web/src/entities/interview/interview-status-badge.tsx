import { IconCheck, IconClockExclamation, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '#web/shared/ui/tag.tsx';
import type { InterviewState } from './interview-state.ts';

const tones: Record<InterviewState, TagTone> = {
  draft: 'outline',
  planned: 'plain',
  overdue: 'warn',
  in_progress: 'pen',
  completed: 'ok',
  cancelled: 'outline',
};

const icons: Partial<Record<InterviewState, ReactNode>> = {
  overdue: <IconClockExclamation aria-hidden />,
  in_progress: <IconPlayerPlay aria-hidden />,
  completed: <IconCheck aria-hidden />,
};

/** The state of an interview in words; colour is never the only signal. */
export function InterviewStatusBadge({ status }: { readonly status: InterviewState }) {
  const { t } = useTranslation();
  return (
    <Tag tone={tones[status]} icon={icons[status]}>
      {t(`status.${status}`)}
    </Tag>
  );
}
