import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { cameUnchecked } from '#platform/captcha/check-captcha.ts';

/** The origin of a call without a session. */
export interface Visitor {
  /** the IPv4 address, or the /64 IPv6 network, since one subscriber has all of it */
  readonly network: string;
  readonly userAgent: string;
  readonly cookies: string;
  /** tight: it is unknown whether a person is calling, so the network may do only a quarter of the usual */
  readonly limits: 'usual' | 'tight';
}

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request.headers.cookie ?? '',
    limits: cameUnchecked(request) ? 'tight' : 'usual',
  };
}

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
