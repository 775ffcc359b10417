// Runs before the first paint, as a file of its own because the content security policy allows no inline script: sets
// colour scheme and language, and hides prerendered words that are about to be replaced (another language or page).
(function () {
  var root = document.documentElement;
  var systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      // storage is blocked: the defaults stand
      return null;
    }
  }
  function paint() {
    var scheme = stored('colorScheme');
    if (scheme !== 'light' && scheme !== 'dark') scheme = systemIsDark.matches ? 'dark' : 'light';
    root.setAttribute('data-mantine-color-scheme', scheme);
  }
  paint();
  systemIsDark.addEventListener('change', paint);
  if (stored('language') === 'uk') root.lang = 'uk';
  var page = root.getAttribute('data-page');
  if (page !== null) {
    var here = { '/': 'landing', '/features': 'landing', '/legal': 'legal' }[location.pathname];
    if (root.lang !== 'en' || page !== here) root.setAttribute('data-pending', '');
  }
})();
