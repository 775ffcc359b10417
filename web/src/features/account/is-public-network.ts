/** Private and reserved ranges, such as 10.1.2.0/24 or fd00::/48: every local network uses the same addresses. */
const ownRanges =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:::|0:|f[cd]|fe[89ab])/iu;

/** Whether an address or network is on the public internet and therefore meaningful to the user. */
export function isPublicNetwork(network: string): boolean {
  return !ownRanges.test(network);
}
