import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewStatus } from '#contracts/interviewing.ts';
import type { Position } from '#contracts/hiring.ts';
import { Tag, type TagTone } from './tag.tsx';

const tones: Record<InterviewStatus | Position['status'], TagTone> = {
  draft: 'outline',
  planned: 'plain',
  in_progress: 'pen',
  completed: 'ok',
  cancelled: 'outline',
  active: 'ok',
  inactive: 'outline',
};

const icons: Partial<Record<InterviewStatus | Position['status'], ReactNode>> = {
  in_progress: <IconPlayerPlay aria-hidden />,
  completed: <IconCheck aria-hidden />,
};

/** The status of an interview or a position, in words; the colour only repeats them. */
export function StatusBadge({ status }: { readonly status: InterviewStatus | Position['status'] }) {
  const { t } = useTranslation();
  return (
    <Tag tone={tones[status]} icon={icons[status]}>
      {t(`status.${status}`)}
    </Tag>
  );
}
