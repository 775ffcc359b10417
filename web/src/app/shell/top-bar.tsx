import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { type RefCallback, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { useLogOut } from './log-out.tsx';
import { SideMenu } from './side-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './top-bar.module.css';

// Loaded late: nobody searches before the page is there.
const PaletteHost = lazyWithTexts(
  () =>
    import('./palette-host.tsx').then(
      (module) => module.PaletteHost,
      () => (): null => null,
    ),
  ['palette'],
);

interface TopBarProps {
  readonly crumbsRef: RefCallback<HTMLElement>;
  readonly actionsRef: RefCallback<HTMLElement>;
}

export function TopBar({ crumbsRef, actionsRef }: TopBarProps) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const [menuOpen, setMenuOpen] = useState(false);
  const close = (): void => {
    setMenuOpen(false);
  };
  return (
    <header className={styles.bar}>
      <span className={styles.burger}>
        <ActionIcon aria-label={t('shell.openMenu')} aria-expanded={menuOpen} onClick={() => setMenuOpen(true)}>
          <IconMenu2 />
        </ActionIcon>
      </span>
      <Drawer
        opened={menuOpen}
        onClose={close}
        size={264}
        padding={0}
        withCloseButton={false}
        attributes={{ content: { 'aria-label': t('shell.menu') } }}
        styles={{ content: { background: 'var(--aw-canvas)' }, body: { height: '100%' } }}
      >
        <SideMenu onChosen={close} />
      </Drawer>
      <Link to={paths.dashboard()} className={styles.mark ?? ''}>
        <Logo />
      </Link>
      <div ref={crumbsRef} className={styles.crumbs} />
      <div ref={actionsRef} className={styles.actions} />
      <Suspense fallback={<i className={styles.search} />}>
        <PaletteHost onLogOut={logOut} />
      </Suspense>
      <UserMenu />
    </header>
  );
}
