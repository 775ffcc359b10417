import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#web/shared/notify.ts';
import styles from './share-dialog.module.css';

interface MadeLinkProps {
  readonly url: string;
  readonly onAnother: () => void;
}

/** The URL of a newly created link, shown once: the server stores only a hash of its token. */
export function MadeLink({ url, onAnother }: MadeLinkProps) {
  const { t } = useTranslation('share');
  const field = useRef<HTMLInputElement>(null);
  // The create button, which had the focus, is gone.
  useEffect(() => field.current?.select(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success(t('made.copied'));
    } catch {
      field.current?.select();
      notify.error(t('made.failed'));
    }
  };
  return (
    <section className={styles.made} aria-live="polite">
      <h3>{t('made.title')}</h3>
      <p className="muted">{t('made.text')}</p>
      <div className={styles.address}>
        <TextInput
          ref={field}
          aria-label={t('made.field')}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="filled" leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          {t('made.copy')}
        </Button>
      </div>
      <Button size="sm" variant="subtle" leftSection={<IconPlus aria-hidden />} onClick={onAnother}>
        {t('made.another')}
      </Button>
    </section>
  );
}
