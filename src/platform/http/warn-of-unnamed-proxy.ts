import type { FastifyInstance } from 'fastify';

const REPEAT_AFTER_MS = 3_600_000;
/** The most peers to warn about per hour: anybody can send the header, and must not flood the log. */
const MOST_PEERS = 100;

/**
 * Warns once an hour about each peer that sends X-Forwarded-For but is not in TRUST_PROXY. If it is a reverse proxy,
 * everybody behind it counts as one network, and one person's wrong passwords lock all of them out.
 */
export function warnOfUnnamedProxy(http: FastifyInstance, now: () => number = Date.now): void {
  const warned = new Map<string, number>();
  http.addHook('onRequest', (request, _reply, next) => {
    const isTrusted = (request.ips?.length ?? 0) > 1;
    if (request.headers['x-forwarded-for'] !== undefined && !isTrusted) warn(request.ip);
    next();
  });

  function warn(peer: string): void {
    for (const [other, at] of warned) if (now() - at >= REPEAT_AFTER_MS) warned.delete(other);
    if (warned.has(peer) || warned.size >= MOST_PEERS) return;
    warned.set(peer, now());
    http.log.warn({ peer }, 'http: X-Forwarded-For from a peer that TRUST_PROXY does not name is ignored');
  }
}
