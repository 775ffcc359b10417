/** Stripe requires every page to load it from its own host, for fraud detection; copies are not allowed. */
export const STRIPE_SCRIPT_URL = 'https://js.stripe.com/v3/';
