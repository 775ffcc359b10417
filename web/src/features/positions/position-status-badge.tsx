import { useTranslation } from 'react-i18next';
import type { Position } from '#contracts/hiring.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

/** The status of a position in words; the colour only repeats them. */
export function PositionStatusBadge({ status }: Pick<Position, 'status'>) {
  const { t } = useTranslation();
  return <Tag tone={status === 'active' ? 'ok' : 'outline'}>{t(`status.${status}`)}</Tag>;
}
