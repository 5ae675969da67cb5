import { expect, it } from 'vitest';
import { addressGroup, networkOf } from './rate-limit.ts';

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001.db8.1'],
  ['2001:db8:1:2::6', '2001:db8:1:2', '2001.db8.1'],
  ['2001:db8::6', '2001:db8:0:0', '2001.db8.0'],
  ['::1', '0:0:0:0', '0.0.0'],
  ['203.0.113.9:50123', '203.0.113.9', '203.0.113'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2', '2001.db8.1'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2', '2001.db8.1'],
])('%s counts as %s, in the network %s', (ip, group, network) => {
  expect([addressGroup(ip), networkOf(ip)]).toEqual([group, network]);
});
