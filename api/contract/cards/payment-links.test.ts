import { expect, it } from 'vitest';
import { readPaymentLink, type PaymentKind } from './payment-links.ts';

it.each<[PaymentKind, string, string | null]>([
  ['paybox', 'https://links.payboxapp.com/g9hdYBPr71b', 'paybox'],
  ['paybox', ' links.payboxapp.com/g9hdYBPr71b ', 'paybox'],
  ['page', 'https://payments.payplus.co.il/l/b0fb438b-1260', 'payplus'],
  ['bit', 'https://payments.payplus.co.il/l/b0fb438b-1260', 'payplus'],
  ['bit', 'https://PAY.GROW.LINK/60e9eca1', 'grow'],
  ['page', 'https://meshulam.co.il/purchase?b=511448e2', 'grow'],
  ['page', 'https://secure.cardcom.solutions/EA/EA5/csAs', 'cardcom'],
  ['page', 'https://app.icount.co.il/m/8ca25', 'icount'],
  ['page', 'https://mrng.to/3Q95CZQDbV', 'morning'],
  ['page', 'https://direct.tranzila.com/shop/iframenew.php?sum=1', 'tranzila'],
  ['paypal', 'https://paypal.me/dana/650', 'paypal'],
  // Of another kind: a private Bit transfer is no page of a clearing house.
  ['paybox', 'https://paypal.me/dana', null],
  ['bit', 'https://www.bitpay.co.il/app/me/A0201943', null],
  ['page', 'https://links.payboxapp.com/g9hdYBPr71b', null],
  // No https, a port, a user's name, the front page.
  ['paybox', 'http://links.payboxapp.com/g9hdYBPr71b', null],
  ['paybox', 'https://links.payboxapp.com:8443/g9hdYBPr71b', null],
  ['paybox', 'https://links.payboxapp.com@evil.example/a', null],
  ['paybox', 'https://dana:secret@links.payboxapp.com/a', null],
  ['paybox', 'https://links.payboxapp.com/', null],
  ['paybox', 'https://links.payboxapp.com/#a', null],
  ['paybox', 'javascript:alert(1)//links.payboxapp.com/a', null],
  // Look-alikes: beside, below, in Cyrillic, in punycode, with a dot at the end.
  ['paybox', 'https://links.payboxapp.com.evil.example/a', null],
  ['paybox', 'https://evil-links.payboxapp.com.co/a', null],
  ['paybox', 'https://xlinks.payboxapp.com/a', null],
  ['paybox', 'https://evil.example/https://links.payboxapp.com/a', null],
  ['paybox', 'https://evil.example\\@links.payboxapp.com/a', null],
  ['paypal', 'https://www.pаypal.com/paypalme/dana', null],
  ['paypal', 'https://www.xn--pypal-4ve.com/paypalme/dana', null],
  ['paybox', 'https://links.payboxapp.com./a', null],
])('as %s, the address %s is one of: %s', (kind, typed, house) => {
  expect(readPaymentLink(kind, typed)?.house ?? null).toBe(house);
});
