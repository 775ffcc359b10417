import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** The first stop of Tab: past the menus, to the page. Seen only while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  // not by its address, which tells assistive programs where it leads: a fragment would be a navigation of the app
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
