import type { FastifyRequest } from 'fastify';
import { cameUnchecked } from '#platform/captcha/check-captcha.ts';
import { networkOf } from '#platform/http/network-of.ts';

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
