import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './top-bar.module.css';

/** The top bar of a page without a menu: the logo and the user menu. */
export function BareBar() {
  return (
    <header className={styles.bar}>
      <Link to={paths.dashboard()} className={styles.home}>
        <Logo />
      </Link>
      <span className={styles.crumbs} />
      <UserMenu />
    </header>
  );
}
