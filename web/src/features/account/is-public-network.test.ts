import { expect, it } from 'vitest';
import { isPublicNetwork } from './is-public-network.ts';

it.each([
  '10.109.126.0/24',
  '127.0.0.0/24',
  '172.16.4.0/24',
  '192.168.1.0/24',
  '100.64.0.0/24',
  '::/48',
  'fd12:3:4::/48',
])('isPublicNetwork › %s › tells nobody where it is', (network) => expect(isPublicNetwork(network)).toBe(false));

it.each(['8.8.8.0/24', '172.32.0.0/24', '100.128.1.0/24', '109.86.1.0/24', '2a02:8071:1::/48'])(
  'isPublicNetwork › %s › is somewhere on the internet',
  (network) => expect(isPublicNetwork(network)).toBe(true),
);
