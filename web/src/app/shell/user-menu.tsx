import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconChevronDown,
  IconCreditCard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconScale,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chooseLanguage } from '#web/shared/language/account-language.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/api/session.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { useLogOut } from './log-out.tsx';
import styles from './user-menu.module.css';

/**
 * Name and e-mail; profile, subscription and legal texts; language and theme (both switch without a reload); log out.
 */
export function UserMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const logOut = useLogOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const dark = colorScheme === 'dark' || (colorScheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const other = currentLanguage() === 'en' ? 'uk' : 'en';
  return (
    <Menu width={264}>
      <Menu.Target>
        <button type="button" className={styles.button}>
          <Avatar name={user.fullName} own />
          <span className={styles.name} aria-hidden="true">
            {user.fullName}
          </span>
          <span className="visually-hidden">{t('shell.userMenu', { name: user.fullName })}</span>
          <IconChevronDown className={styles.chevron} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <b>{user.fullName}</b>
          <span>{user.email}</span>
        </div>
        <Menu.Item component={Link} to={paths.profile()} leftSection={<IconUser />}>
          {t('shell.profile')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.subscription()} leftSection={<IconCreditCard />}>
          {t('shell.subscription')}
        </Menu.Item>
        <Menu.Item component="a" href={paths.legal()} target="_blank" rel="noreferrer" leftSection={<IconScale />}>
          {t('shell.legal')}
          <span className="visually-hidden">{t('shell.newTab')}</span>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLanguage />} lang={other} onClick={() => void chooseLanguage(other)}>
          {t('language.other')}
        </Menu.Item>
        <Menu.Item
          leftSection={dark ? <IconSun /> : <IconMoon />}
          onClick={() => setColorScheme(dark ? 'light' : 'dark')}
        >
          {dark ? t('theme.toLight') : t('theme.toDark')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout />} onClick={logOut}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
