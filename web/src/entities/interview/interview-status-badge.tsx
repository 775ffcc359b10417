import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewStatus } from '#contracts/interviewing/interviewing.ts';
import { Tag, type TagTone } from '#web/shared/ui/tag.tsx';

const tones: Record<InterviewStatus, TagTone> = {
  draft: 'outline',
  planned: 'plain',
  in_progress: 'pen',
  completed: 'ok',
  cancelled: 'outline',
};

const icons: Partial<Record<InterviewStatus, ReactNode>> = {
  in_progress: <IconPlayerPlay aria-hidden />,
  completed: <IconCheck aria-hidden />,
};

/** The status of an interview in words; the colour only repeats them. */
export function InterviewStatusBadge({ status }: { readonly status: InterviewStatus }) {
  const { t } = useTranslation();
  return (
    <Tag tone={tones[status]} icon={icons[status]}>
      {t(`status.${status}`)}
    </Tag>
  );
}
