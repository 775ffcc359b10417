/** A network as a person sees it in a list: without the part that tells one line from its neighbours. */
export function truncateNetwork(network: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  const groups = /^([\da-f:]+)::\/64$/.exec(network)?.[1]?.split(':');
  return groups === undefined ? network : `${groups.slice(0, 3).join(':')}::/48`;
}
