const key = 'askwell-reloaded';

/**
 * After a release an open tab asks for chunks that are gone. One reload brings the new version; a second failure in
 * a row is something else and is left to the route's error screen.
 */
export function reloadOnceOnNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    // without a network there is no newer version, and a reload would take the open page away
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '1');
    event.preventDefault();
    location.reload();
  });
  addEventListener('load', () => {
    setTimeout(() => {
      sessionStorage.removeItem(key);
    }, 10_000);
  });
}
