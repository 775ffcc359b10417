import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './save-state.module.css';

export type Saving =
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date | number | string }
  /** kept on this device until the network is back; `changes` waiting */
  | { readonly kind: 'kept'; readonly changes: number };

/** Saving… / Saved 14:23 / Offline – kept on this device. Announced politely; there is no Save button beside it. */
export function SaveState({ state }: { readonly state: Saving }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className={styles.state} data-kind={state.kind} role="status">
      {state.kind === 'saving' && <IconCloudUp aria-hidden />}
      {state.kind === 'saved' && <IconCloudCheck aria-hidden />}
      {state.kind === 'kept' && <IconCloudOff aria-hidden />}
      <span className="num">
        {state.kind === 'saving' && t('save.saving')}
        {state.kind === 'saved' && t('save.saved', { time: format.time(state.at) })}
        {state.kind === 'kept' && t('save.kept', { count: state.changes })}
      </span>
    </span>
  );
}
