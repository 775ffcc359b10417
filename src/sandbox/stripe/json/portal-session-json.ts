import { nulls } from './nulls.ts';

export function portalSessionJson(input: {
  id: string;
  created: number;
  customer: string;
  returnUrl: string | null;
  url: string;
}) {
  const { id, created, customer, returnUrl, url } = input;
  return {
    id,
    object: 'billing_portal.session',
    ...nulls('customer_account', 'flow', 'locale', 'on_behalf_of'),
    configuration: 'bpc_sandbox',
    created,
    customer,
    livemode: false,
    return_url: returnUrl,
    url,
  };
}
