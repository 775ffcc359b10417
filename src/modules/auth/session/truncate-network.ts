/** A network as shown to people, without the part that distinguishes one subscriber from another. */
export function truncateNetwork(network: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  const groups = /^([\da-f:]+)::\/64$/.exec(network)?.[1]?.split(':');
  return groups === undefined ? network : `${groups.slice(0, 3).join(':')}::/48`;
}
