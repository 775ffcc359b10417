import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { PageRefused } from './page-refused.ts';

export interface AddressRules {
  /** `host:port` pairs that may be fetched whatever address they resolve to */
  readonly allowed: ReadonlySet<string>;
  /** host of this installation, which must not fetch itself */
  readonly ownHost: string;
}

const privateName = /(?:^|\.)(?:local|internal|localhost|home\.arpa|onion)$/;
const longest = 2048;

/** The host without the brackets of an IPv6 address, and without a trailing dot. */
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
 * Checks a URL as far as possible without resolving it. Parsed only here: the parser normalises every notation of an IP
 * address.
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
