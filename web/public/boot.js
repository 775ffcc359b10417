// Runs before the first paint, as a file of its own because the content security policy allows no inline script: sets
// colour scheme and language, and hides prerendered words that are about to be replaced (another language or page).
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  try {
    scheme = localStorage.getItem('colorScheme');
    language = localStorage.getItem('language');
  } catch {
    // storage is blocked: the defaults stand
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);
  if (language === 'uk') root.lang = 'uk';
  var page = root.getAttribute('data-page');
  if (page !== null) {
    var here = /^\/(features)?$/.test(location.pathname) ? 'landing' : 'legal';
    if (root.lang !== 'en' || page !== here) root.setAttribute('data-pending', '');
  }
})();
