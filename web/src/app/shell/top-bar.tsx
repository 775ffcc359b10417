import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PaletteHost } from './palette-host.tsx';
import { SideMenu } from './side-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly crumbsRef: RefCallback<HTMLElement>;
  readonly actionsRef: RefCallback<HTMLElement>;
}

export function TopBar({ crumbsRef, actionsRef }: TopBarProps) {
  const { t } = useTranslation();
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
      <div ref={crumbsRef} className={styles.crumbs} />
      <div ref={actionsRef} className={styles.actions} />
      <PaletteHost />
      <UserMenu />
    </header>
  );
}
