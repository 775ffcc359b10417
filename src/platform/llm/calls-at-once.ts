import { BlockList } from 'node:net';
import type { Config } from '#platform/config.ts';

const usual = 6;

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);

/**
 * How many calls write one plan at the same time: as many as set; else one where the endpoint is on one's own machine or
 * network, where it mostly has one model that takes call after call.
 */
export function callsAtOnce({
  OPENAI_CALLS_AT_ONCE: wanted,
  OPENAI_BASE_URL: baseUrl,
}: Pick<Config, 'OPENAI_CALLS_AT_ONCE' | 'OPENAI_BASE_URL'>): number {
  if (wanted !== undefined) return wanted;
  return baseUrl !== undefined && isNear(new URL(baseUrl).hostname) ? 1 : usual;
}

/** A name without a dot is one of this machine or of its own network. */
function isNear(host: string): boolean {
  return !host.includes('.') || /\.(?:local|internal|localhost|lan|home)$/u.test(host) || privateAddresses.check(host);
}
