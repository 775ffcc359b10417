import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './save-state.module.css';

export type Saving =
  | { readonly kind: 'saving' }
  /** without a time: nothing has been changed here yet */
  | { readonly kind: 'saved'; readonly at?: Date | number | string }
  /** stored on this device until the network is back; `changes`: how many are waiting */
  | { readonly kind: 'kept'; readonly changes: number };

interface SaveStateProps {
  readonly state: Saving;
  /** for pages that save every few words: announced only while offline, otherwise read on demand */
  readonly quiet?: boolean;
}

/** Saving… / Saved 14:23 / Offline – kept on this device. A polite live region. */
export function SaveState({ state, quiet = false }: SaveStateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span
      className={styles.state}
      data-kind={state.kind}
      role="status"
      aria-live={quiet && state.kind !== 'kept' ? 'off' : 'polite'}
    >
      {state.kind === 'saving' && <IconCloudUp aria-hidden />}
      {state.kind === 'saved' && <IconCloudCheck aria-hidden />}
      {state.kind === 'kept' && <IconCloudOff aria-hidden />}
      <span className="num">
        {state.kind === 'saving' && t('save.saving')}
        {state.kind === 'saved' &&
          (state.at === undefined ? t('save.all') : t('save.saved', { time: format.time(state.at) }))}
        {state.kind === 'kept' && (state.changes === 0 ? t('save.offline') : t('save.kept', { count: state.changes }))}
      </span>
    </span>
  );
}
