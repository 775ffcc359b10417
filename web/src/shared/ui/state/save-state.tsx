import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './save-state.module.css';

export type Saving =
  | { readonly kind: 'saving' }
  /** without a time: nothing was changed here yet */
  | { readonly kind: 'saved'; readonly at?: Date | number | string }
  /** kept on this device until the network is back; `changes` waiting */
  | { readonly kind: 'kept'; readonly changes: number };

interface SaveStateProps {
  readonly state: Saving;
  /** where every few words are saved: read when asked for, announced only while the network is away */
  readonly quiet?: boolean;
}

/** Saving… / Saved 14:23 / Offline – kept on this device. Announced politely. */
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
