const key = 'askwell-reloaded';

/**
 * After a release, an open tab requests chunks that no longer exist. Reloads once to get the new version; a second
 * failure in a row has another cause and is left to the route's error screen.
 *
 * @param goingTo the page being navigated to, if any, whose script may be the missing one: reloading the current page
 * instead would lose the user's click
 */
export function reloadOnceOnNewVersion(goingTo: () => Pick<Location, 'pathname' | 'search'> | undefined): void {
  addEventListener('vite:preloadError', (event) => {
    // without a network there is no new version, and a reload would lose the open page
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
