import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './offline-banner.module.css';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** While offline, the loaded data stays on screen, and this line says how old it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [since, setSince] = useState<Date>();
  const { t } = useTranslation();
  const format = useFormat();
  useEffect(() => {
    setSince(online ? undefined : new Date());
  }, [online]);
  return (
    <div role="status">
      {since !== undefined && (
        <p className={styles.banner}>
          <IconCloudOff aria-hidden />
          {t('offline.banner', { time: format.time(since) })}
        </p>
      )}
    </div>
  );
}
