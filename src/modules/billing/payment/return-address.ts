import { pageAddresses } from '#contracts/page-addresses.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';

/**
 * Where the payment service may redirect a browser to: only our own subscription page, with any query.
 *
 * @throws AppError billing.return_address
 */
export function returnAddress(config: Pick<Config, 'PUBLIC_URL'>, given: string): string {
  const url = URL.parse(given, config.PUBLIC_URL);
  const isOurs =
    url?.origin === new URL(config.PUBLIC_URL).origin &&
    url.pathname === pageAddresses.subscription &&
    url.username === '' &&
    url.password === '';
  if (url === null || !isOurs) throw new AppError('billing.return_address');
  return url.href;
}
