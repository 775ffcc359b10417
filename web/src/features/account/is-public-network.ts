/** Of an office or a server's own cables, such as 10.1.2.0/24 or fd00::/48: the same numbers are used everywhere. */
const ownRanges =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:::|0:|f[cd]|fe[89ab])/iu;

/** Whether an address or network says something to whoever reads it: that it is somewhere on the internet. */
export function isPublicNetwork(network: string): boolean {
  return !ownRanges.test(network);
}
