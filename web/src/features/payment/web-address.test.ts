import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

const origin = 'https://opener.example';

it.each([
  ['/local/checkout/1', '/local/checkout/1'],
  ['https://checkout.stripe.com/c/pay/cs_1#abc', 'https://checkout.stripe.com/c/pay/cs_1#abc'],
  ['http://localhost:3000/local/checkout/1', 'http://localhost:3000/local/checkout/1'],
])('%s is followed', (value, address) => {
  expect(webAddress(value, origin)).toBe(address);
});

it.each(['javascript:alert(1)', 'data:text/html,hi', '//evil.example', '/\\evil.example', 'checkout', ''])(
  '%j is not',
  (value) => {
    expect(webAddress(value, origin)).toBeUndefined();
  },
);
