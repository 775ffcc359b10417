import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Kbd } from '#web/shared/ui/kbd.tsx';
import styles from './dialogs.module.css';

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly singleKeys: boolean;
  readonly setSingleKeys: (on: boolean) => void;
}

const rows = [
  { name: 'move', keys: ['J', 'K', '↓', '↑'] },
  { name: 'score', keys: ['0', '…', '9'] },
  { name: 'ten', keys: ['Shift', '0'] },
  { name: 'answered', keys: ['A'] },
  { name: 'skip', keys: ['S'] },
  { name: 'flag', keys: ['F'] },
  { name: 'tick', keys: ['Q', 'W', '…'] },
  { name: 'note', keys: ['N'] },
  { name: 'leaveNote', keys: ['Esc'] },
  { name: 'cv', keys: ['V'] },
  { name: 'pause', keys: ['Space'] },
  { name: 'followUps', keys: ['.'] },
  { name: 'help', keys: ['?'] },
  { name: 'finish', keys: ['Ctrl', 'Enter'] },
] as const;

/** The keyboard map. Single keys can be switched off. */
export function ShortcutsDialog({ opened, onClose, singleKeys, setSingleKeys }: ShortcutsDialogProps) {
  const { t } = useTranslation(['runner', 'common']);
  const nameOf = (key: string): string => (key === 'Space' ? t('keys.space') : key);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <dl className={styles.keys}>
        {rows.map(({ name, keys }) => (
          <div key={name}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              <span className="visually-hidden">{keys.map(nameOf).join(' ')}</span>
              {keys.map((key) => (
                <Kbd key={key}>{nameOf(key)}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('keys.place')}</p>
      <Switch
        label={t('keys.single')}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Modal>
  );
}
