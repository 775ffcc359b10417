import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** The first Tab stop: skips the menus. Visible only while focused. */
export function SkipLink() {
  const { t } = useTranslation();
  // Handled in script, because following the fragment would be a router navigation; the href tells assistive technology
  // the target.
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    const main = document.querySelector('main');
    if (main === null) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <a href="#main" className={styles.skip} onClick={skip}>
      {t('shell.skip')}
    </a>
  );
}
