import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring/positions.ts';
import { useIsReadOnly } from './api.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

interface PositionStatusBadgeProps extends Pick<Position, 'id' | 'status'> {
  /** among others: that one is active goes without saying */
  readonly quiet?: boolean;
}

/** The status of a position in words; the colour only repeats them. */
export function PositionStatusBadge({ id, status, quiet = false }: PositionStatusBadgeProps) {
  const { t } = useTranslation();
  const isReadOnly = useIsReadOnly(id);
  if (status === 'active' && isReadOnly) return <Tag tone="warn">{t('readOnly.badge')}</Tag>;
  if (status === 'active' && quiet) return null;
  return <Tag tone={status === 'active' ? 'ok' : 'outline'}>{t(`status.${status}`)}</Tag>;
}
