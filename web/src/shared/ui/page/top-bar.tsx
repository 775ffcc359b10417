import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, createContext, use, useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

interface ShellSlots {
  readonly crumbs: HTMLElement | null;
  readonly actions: HTMLElement | null;
  readonly setFullScreen: (on: boolean) => void;
}

/** Provided by the signed-in shell. */
export const ShellSlotsContext = createContext<ShellSlots>({
  crumbs: null,
  actions: null,
  setFullScreen: () => undefined,
});

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The page's location, in the top bar: the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  const { crumbs: slot } = use(ShellSlotsContext);
  if (slot === null) return null;
  const trail = (
    <nav aria-label={t('shell.breadcrumbs')} className={styles.crumbs}>
      {crumbs.map(({ label, to }, index) => (
        <Fragment key={label}>
          {index > 0 && <IconChevronRight aria-hidden />}
          {to === undefined ? <b aria-current="page">{label}</b> : <Link to={to}>{label}</Link>}
        </Fragment>
      ))}
    </nav>
  );
  return createPortal(trail, slot);
}

/** Save state and small buttons of a page, in the top bar next to the user menu. */
export function TopBarActions({ children }: { readonly children: ReactNode }) {
  const { actions } = use(ShellSlotsContext);
  return actions === null ? null : createPortal(children, actions);
}

/** While mounted, the page fills the window, without side menu, top bar or footer. For the interview runner. */
export function FullScreen({ children }: { readonly children: ReactNode }) {
  const { setFullScreen } = use(ShellSlotsContext);
  useEffect(() => {
    setFullScreen(true);
    return () => {
      setFullScreen(false);
    };
  }, [setFullScreen]);
  return children;
}
