import { Button } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import type { PositionFills } from './use-position-fills.ts';
import styles from './filled-notice.module.css';

/** Says what filled in which fields, and offers to undo it. */
export function FilledNotice({ last, undo }: Pick<PositionFills, 'last' | 'undo'>) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  return (
    <div role="status" className={styles.status}>
      {last !== undefined && (
        <Notice tone="info" icon={<IconWand aria-hidden />}>
          <div className={styles.row}>
            <span>
              {t(`filled.${last.source}`, { fields: format.list(last.fields.map((name) => t(`form.${name}`))) })}
            </span>
            <Button size="sm" variant="subtle" onClick={undo}>
              {t('filled.undo')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
