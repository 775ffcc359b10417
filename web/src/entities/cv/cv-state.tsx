import { Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { isBeingRead } from './api.ts';

/** The processing state of a CV, in words. */
export function CvStateTag({ cv }: { readonly cv: CvView | null }) {
  const { t } = useTranslation('cv');
  if (cv === null) return <Tag tone="outline">{t('state.none')}</Tag>;
  if (isBeingRead(cv.state)) {
    return (
      <Tag tone="plain" icon={<Loader size={12} aria-hidden />}>
        {t(`state.${cv.state}`)}
      </Tag>
    );
  }
  if (cv.state === 'ready') {
    const hidden = cv.warnings.length > 0;
    return (
      <Tag tone={hidden ? 'warn' : 'ok'} icon={hidden ? <IconAlertTriangle aria-hidden /> : <IconCheck aria-hidden />}>
        {hidden ? t('state.warned') : t('state.ready', { count: cv.pages ?? 1 })}
      </Tag>
    );
  }
  return (
    <Tag tone="danger" icon={<IconAlertTriangle aria-hidden />}>
      {t(`state.${cv.state}`)}
    </Tag>
  );
}
