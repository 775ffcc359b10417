const key = 'askwell-reloaded';

/**
 * After a release an open tab asks for chunks that are gone. One reload brings the new version; a second failure in
 * a row is something else and is left to the route's error screen.
 *
 * @param goingTo the page that somebody is on the way to, whose script it may be that is gone: a reload of the one that
 * is left would lose the click
 */
export function reloadOnceOnNewVersion(goingTo: () => Pick<Location, 'pathname' | 'search'> | undefined): void {
  addEventListener('vite:preloadError', (event) => {
    // without a network there is no newer version, and a reload would take the open page away
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '1');
    event.preventDefault();
    const next = goingTo();
    if (next === undefined) location.reload();
    else location.assign(next.pathname + next.search);
  });
  addEventListener('load', () => {
    setTimeout(() => {
      sessionStorage.removeItem(key);
    }, 10_000);
  });
}
