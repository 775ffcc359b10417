import { BlockList } from 'node:net';
import type { Config } from '#platform/config.ts';

const usual = 6;

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);

/**
 * The number of concurrent calls for one plan: as configured; otherwise one if the endpoint is on this machine or the
 * local network, where it usually has a single model that serves one call at a time.
 */
export function callsAtOnce({
  OPENAI_CALLS_AT_ONCE: wanted,
  OPENAI_BASE_URL: baseUrl,
}: Pick<Config, 'OPENAI_CALLS_AT_ONCE' | 'OPENAI_BASE_URL'>): number {
  if (wanted !== undefined) return wanted;
  return baseUrl !== undefined && isNear(new URL(baseUrl).hostname) ? 1 : usual;
}

/** A host name without a dot belongs to this machine or the local network. */
function isNear(host: string): boolean {
  return !host.includes('.') || /\.(?:local|internal|localhost|lan|home)$/u.test(host) || privateAddresses.check(host);
}
