import { IconBriefcase, IconLayoutDashboard, IconMessages, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { menuCountsQuery } from '#web/features/dashboard/api.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './places-bar.module.css';

/** The four main links, at the bottom of a phone's screen, within reach of the thumb. */
export function PlacesBar() {
  const { t } = useTranslation();
  const { data: counts } = useQuery(menuCountsQuery);
  const waiting = counts?.waiting ?? 0;
  const places = [
    { name: 'dashboard', Icon: IconLayoutDashboard },
    { name: 'positions', Icon: IconBriefcase },
    { name: 'candidates', Icon: IconUsers },
    { name: 'interviews', Icon: IconMessages },
  ] as const;
  return (
    <nav className={styles.bar} aria-label={t('shell.mainMenu')}>
      {places.map(({ name, Icon }) => (
        <NavLink key={name} to={paths[name]()} className={styles.place ?? ''}>
          <Icon aria-hidden />
          {t(`shell.${name}`)}
          {name === 'interviews' && waiting > 0 && (
            <span className={styles.waiting}>
              <span aria-hidden>{waiting}</span>
              <span className="visually-hidden">{t('shell.waiting', { count: waiting })}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
