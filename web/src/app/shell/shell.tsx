import './mantine-shell.css';
import { useMemo, useState } from 'react';
import { Outlet, useMatch } from 'react-router';
import { routePaths } from '#web/shared/paths.ts';
import { ShellSlotsContext } from '#web/shared/ui/page/top-bar.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { BareBar } from './bare-bar.tsx';
import { Footer } from './footer.tsx';
import { LogOut } from './log-out.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { SubscriptionBannersHost } from './subscription-banners-host.tsx';
import { TopBar } from './top-bar.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import { UnverifiedBanner } from './unverified-banner.tsx';
import styles from './shell.module.css';

/** The signed-in layout: side menu, top bar with the page's own parts, page, footer. The setup has the page alone. */
export default function Shell() {
  useLiveUpdates();
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [fullScreen, setFullScreen] = useState(false);
  const isSetup = useMatch(routePaths.onboarding) !== null;
  const isFramed = !fullScreen && !isSetup;
  const slots = useMemo(() => ({ crumbs, actions, setFullScreen }), [crumbs, actions]);
  return (
    <ShellSlotsContext value={slots}>
      <LogOut>
        {!fullScreen && <SkipLink />}
        <UpgradeHost />
        <div className={classes(styles.shell, !isFramed && styles.fullScreen, isSetup && styles.setup)}>
          {isFramed && (
            <aside className={styles.side}>
              <SideMenu />
            </aside>
          )}
          <div className={styles.main}>
            {isFramed && <TopBar crumbsRef={setCrumbs} actionsRef={setActions} />}
            {isSetup && <BareBar />}
            {!fullScreen && <OfflineBanner />}
            {!fullScreen && <UnverifiedBanner />}
            {!fullScreen && <SubscriptionBannersHost />}
            <Outlet />
            {isFramed && <Footer />}
          </div>
        </div>
      </LogOut>
    </ShellSlotsContext>
  );
}
