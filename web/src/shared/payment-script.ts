/**
 * The server adds Stripe's script to every document when its key is configured. Payment works without the script, so a
 * failed load only logs a warning.
 */
export function warnOfMissingPaymentScript(): void {
  const check = (): void => {
    if (document.querySelector('script[data-payments]') === null || 'Stripe' in window) return;
    // oxlint-disable-next-line no-console -- helps anyone debugging; the page works without the script
    console.warn('The script of the payment service could not be loaded.');
  };
  if (document.readyState === 'complete') check();
  else addEventListener('load', check, { once: true });
}
