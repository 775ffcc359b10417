import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import { useIsReadOnly } from './api.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

interface PositionStatusBadgeProps extends Pick<Position, 'id' | 'status'> {
  /** in lists: hides the badge of active positions */
  readonly quiet?: boolean;
}

/** The status of a position in words; colour is never the only signal. */
export function PositionStatusBadge({ id, status, quiet = false }: PositionStatusBadgeProps) {
  const { t } = useTranslation();
  const isReadOnly = useIsReadOnly(id);
  if (status === 'active' && isReadOnly) return <Tag tone="warn">{t('readOnly.badge')}</Tag>;
  if (status === 'active' && quiet) return null;
  return <Tag tone={status === 'active' ? 'ok' : 'outline'}>{t(`status.${status}`)}</Tag>;
}
