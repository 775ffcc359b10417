import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './edited-elsewhere.module.css';

interface EditedElsewhereProps {
  /** fields that both sides changed, with the value that was saved */
  readonly both: readonly { readonly label: string; readonly saved: string }[];
}

/** Shown after a form was merged with a newer version, so that the user sees what changed before saving again. */
export function EditedElsewhere({ both }: EditedElsewhereProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" role="alert" apart className={styles.box} tabIndex={-1} ref={focus}>
      <h2>
        <IconArrowsSplit2 aria-hidden />
        {t('edited.title')}
      </h2>
      <p className="muted">{t('edited.text')}</p>
      {both.length > 0 && (
        <>
          <p>{t('edited.both')}</p>
          <dl>
            {both.map(({ label, saved }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{saved === '' ? t('edited.empty') : saved}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Notice>
  );
}

/** Moves the focus to the message: the button that was pressed may be far below it. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
