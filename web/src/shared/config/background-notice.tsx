import { IconClock, IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBackground } from './api.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

/**
 * Says that background work (reading CVs, making plans) has not begun yet and why that is no harm: what is asked for
 * now is kept and runs later. Goes away by itself. Shown where such work is asked for.
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
