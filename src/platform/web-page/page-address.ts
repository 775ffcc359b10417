import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { PageRefused } from './page-refused.ts';

export interface AddressRules {
  /** `host:port` pairs that are fetched whatever they lead to */
  readonly allowed: ReadonlySet<string>;
  /** host of this installation: it is not asked about itself */
  readonly ownHost: string;
}

const privateName = /(?:^|\.)(?:local|internal|localhost|home\.arpa|onion)$/;
const longest = 2048;

/** What stands between the brackets of an IPv6 address, a name without the dot of the root. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
}

export function isAllowed(url: URL, { allowed }: AddressRules): boolean {
  return allowed.has(`${hostOf(url)}:${portOf(url)}`);
}

/**
 * An address that may be fetched as far as it tells by itself. It is parsed here and nowhere else: the parser turns
 * every way to write an IP address into the usual one.
 *
 * @throws PageRefused
 */
export function pageAddress(given: string, rules: AddressRules, base?: URL): URL {
  const url = URL.parse(given, base?.href);
  if (url === null || url.href.length > longest) throw new PageRefused('address');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PageRefused('protocol');
  if (url.username !== '' || url.password !== '') throw new PageRefused('user in the address');
  if (isAllowed(url, rules)) return url;
  if (![80, 443].includes(portOf(url))) throw new PageRefused('port');
  const host = hostOf(url);
  const isReachable = isIP(host) === 0 ? host.includes('.') && !privateName.test(host) : isPublicAddress(host);
  if (!isReachable || host === rules.ownHost) throw new PageRefused('host');
  return url;
}
