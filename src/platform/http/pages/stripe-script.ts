/** Stripe asks that every page loads it from its own host, for what it sees of fraud; no copy of ours. */
export const STRIPE_SCRIPT_URL = 'https://js.stripe.com/v3/';
