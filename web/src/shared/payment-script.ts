/**
 * The server puts Stripe's script into every document where its key is set, and payment works without it: a script that
 * did not come is worth a line on the console.
 */
export function warnOfMissingPaymentScript(): void {
  const check = (): void => {
    if (document.querySelector('script[data-payments]') === null || 'Stripe' in window) return;
    // oxlint-disable-next-line no-console -- for whoever looks for the reason; the page goes on without
    console.warn('The script of the payment service could not be loaded.');
  };
  if (document.readyState === 'complete') check();
  else addEventListener('load', check, { once: true });
}
