import {
  IconBriefcase,
  IconCreditCard,
  IconExternalLink,
  IconLayoutDashboard,
  IconLogout,
  IconMessages,
  IconScale,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { menuCountsQuery } from '#web/features/dashboard/api.ts';
import { paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { useLogOut } from './log-out.tsx';
import styles from './side-menu.module.css';

interface SideMenuProps {
  /** in the slide-in menu: closes it once an entry is chosen */
  readonly onChosen?: (() => void) | undefined;
}

export function SideMenu({ onChosen }: SideMenuProps) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const { data: counts } = useQuery(menuCountsQuery);
  return (
    <div className={styles.menu}>
      <Link to={paths.dashboard()} className={styles.brand} onClick={onChosen}>
        <Logo />
      </Link>
      <nav aria-label={t('shell.mainMenu')} className={styles.group}>
        <Entry to={paths.dashboard()} Icon={IconLayoutDashboard} onChosen={onChosen}>
          {t('shell.dashboard')}
        </Entry>
        <Entry
          to={paths.positions()}
          Icon={IconBriefcase}
          onChosen={onChosen}
          count={counts?.openPositions}
          counted="shell.activePositions"
        >
          {t('shell.positions')}
        </Entry>
        <Entry to={paths.candidates()} Icon={IconUsers} onChosen={onChosen}>
          {t('shell.candidates')}
        </Entry>
        <Entry
          to={paths.interviews()}
          Icon={IconMessages}
          onChosen={onChosen}
          count={counts?.waiting}
          counted="shell.waiting"
        >
          {t('shell.interviews')}
        </Entry>
      </nav>
      <span className={styles.space} />
      <nav aria-label={t('shell.accountMenu')} className={styles.group}>
        <Entry to={paths.profile()} Icon={IconUser} onChosen={onChosen}>
          {t('shell.profile')}
        </Entry>
        <Entry to={paths.subscription()} Icon={IconCreditCard} onChosen={onChosen}>
          {t('shell.subscription')}
        </Entry>
        <a className={styles.entry} href={paths.legal()} target="_blank" rel="noreferrer">
          <IconScale aria-hidden />
          {t('shell.legal')}
          <IconExternalLink className={styles.outside} aria-hidden />
          <span className="visually-hidden">{t('shell.newTab')}</span>
        </a>
        <button type="button" className={styles.entry} onClick={logOut}>
          <IconLogout aria-hidden />
          {t('shell.logout')}
        </button>
      </nav>
    </div>
  );
}

interface EntryProps extends SideMenuProps {
  readonly to: string;
  readonly Icon: ComponentType<{ readonly 'aria-hidden': boolean }>;
  /** hidden if zero */
  readonly count?: number | undefined;
  /** says what is counted; a bare number would be read as the total */
  readonly counted?: 'shell.activePositions' | 'shell.waiting';
  readonly children: ReactNode;
}

function Entry({ to, Icon, count = 0, counted, children, onChosen }: EntryProps) {
  const { t } = useTranslation();
  return (
    <NavLink to={to} className={styles.entry ?? ''} {...(onChosen === undefined ? {} : { onClick: onChosen })}>
      <Icon aria-hidden />
      {children}
      {counted !== undefined && count > 0 && (
        <span className={classes(styles.count, 'num')}> {t(counted, { count })}</span>
      )}
    </NavLink>
  );
}
