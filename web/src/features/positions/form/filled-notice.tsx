import { Button } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import type { FillableValues } from './position-fills.ts';
import styles from './filled-notice.module.css';

interface FilledNoticeProps {
  readonly fields: readonly (keyof FillableValues)[];
  readonly onUndo: () => void;
}

/** Says what a pasted text filled in, and takes it back. */
export function FilledNotice({ fields, onUndo }: FilledNoticeProps) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  return (
    <div role="status" className={styles.status}>
      {fields.length > 0 && (
        <Notice tone="info" icon={<IconWand aria-hidden />}>
          <div className={styles.row}>
            <span>{t('filled.text', { fields: format.list(fields.map((name) => t(`form.${name}`))) })}</span>
            <Button size="sm" variant="subtle" onClick={onUndo}>
              {t('filled.undo')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
