import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Kbd } from './kbd.tsx';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly keys: readonly string[] }[];
  /** how keys are matched, and when they are inactive */
  readonly hint: string;
  /** label of the switch for single-key shortcuts (WCAG 2.1.4) */
  readonly single: string;
  readonly singleKeys: boolean;
  readonly setSingleKeys: (on: boolean) => void;
}

/** Lists the keyboard shortcuts. Single-key shortcuts can be switched off. */
export function KeysDialog(props: KeysDialogProps) {
  const { opened, onClose, title, rows, hint, single, singleKeys, setSingleKeys } = props;
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('action.close') }}>
      <dl className={styles.keys}>
        {rows.map(({ name, keys }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="visually-hidden">{keys.join(' ')}</span>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{hint}</p>
      <Switch label={single} checked={singleKeys} onChange={(event) => setSingleKeys(event.currentTarget.checked)} />
    </Modal>
  );
}
