import { IconClock, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBackground } from './api.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

/**
 * Says that background work (reading CVs, making plans) has not started yet and that requests made now are stored and
 * run later. Disappears by itself. Shown wherever such work is requested.
 */
export function BackgroundNotice() {
  const { t } = useTranslation();
  const background = useBackground();
  if (background === undefined || background === 'ready') return null;
  const Icon = background === 'preparing' ? IconClock : IconPlugConnectedX;
  return (
    <Notice tone="warn" role="status" apart icon={<Icon aria-hidden />}>
      {t(`background.${background}`)}
    </Notice>
  );
}
