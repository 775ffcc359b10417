import './mantine-shell.css';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, matchPath, useLocation } from 'react-router';
import { routePaths } from '#web/shared/paths.ts';
import { ShellSlotsContext } from '#web/shared/ui/page/top-bar.tsx';
import { useLiveUpdates } from './use-live-updates.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
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

// Desktop screens have the side menu instead.
const PlacesBar = lazyPart(async () => (await import('./places-bar.tsx')).PlacesBar);

/** On a phone these pages have their own primary button at the bottom and a link back at the top. */
const workingScreens = [routePaths.newPosition, routePaths.editPosition, routePaths.interview];

/**
 * The layout of the signed-in area: side menu, top bar with the page's own elements, page, footer. The setup page gets
 * only a bare top bar.
 */
export default function Shell() {
  useLiveUpdates();
  useEffect(() => {
    // once per start, or two devices in different time zones would keep overwriting each other; on failure, retried at
    // the next start
    void import('./send-time-zone.ts').then(({ sendTimeZone }) => sendTimeZone()).catch(() => undefined);
  }, []);
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [fullScreen, setFullScreen] = useState(false);
  const { pathname } = useLocation();
  const isSetup = pathname === routePaths.onboarding;
  const isFramed = !fullScreen && !isSetup;
  // also false in print
  const isPhone = useMediaQuery('screen and (max-width: 640px)', false, { getInitialValueInEffect: false });
  const hasPlaces = isPhone && isFramed && !workingScreens.some((path) => matchPath(path, pathname) !== null);
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
            {hasPlaces && (
              <Suspense>
                <PlacesBar />
              </Suspense>
            )}
          </div>
        </div>
      </LogOut>
    </ShellSlotsContext>
  );
}
