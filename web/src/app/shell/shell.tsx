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

// A desk has the side menu.
const PlacesBar = lazyPart(async () => (await import('./places-bar.tsx')).PlacesBar);

/** Their own main button is at the foot of a phone's screen; the way back is at its head. Also where an interview is made. */
const workingScreens = [routePaths.newPosition, routePaths.editPosition, routePaths.interview];

/** The signed-in layout: side menu, top bar with the page's own parts, page, footer. The setup has the page alone. */
export default function Shell() {
  useLiveUpdates();
  useEffect(() => {
    // once a start, or two devices in two zones would never rest; unanswered, it is sent again at the next
    void import('./send-time-zone.ts').then(({ sendTimeZone }) => sendTimeZone()).catch(() => undefined);
  }, []);
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [fullScreen, setFullScreen] = useState(false);
  const { pathname } = useLocation();
  const isSetup = pathname === routePaths.onboarding;
  const isFramed = !fullScreen && !isSetup;
  // also false on paper
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
