import { expect, test } from 'vitest';
import { trackingAddress } from './tracking-address.ts';

test.each([
  ['דואר ישראל', 'RR123IL', 'https://mypost.israelpost.co.il/itemtrace?itemcode=RR123IL'],
  ['Israel Post – registered', 'RR123IL', 'https://mypost.israelpost.co.il/itemtrace?itemcode=RR123IL'],
  ['UPS', '1Z 99', 'https://www.ups.com/track?tracknum=1Z%2099'],
  ['FedEx', '77', 'https://www.fedex.com/fedextrack/?trknbr=77'],
  ['DHL', '77', 'https://www.dhl.com/il-en/home/tracking.html?tracking-id=77'],
  ['שליח פרטי', '77', null],
  ['DHL', '', null],
  ['DHL', null, null],
  [null, '77', null],
])('a parcel of %s with the number %s is tracked at %s', (company, number, address) => {
  expect(trackingAddress(company, number)).toBe(address);
});

test('whatever staff typed as a number, the link leads to the shipping company', () => {
  expect(trackingAddress('ups', '1&x=2#/../@evil.example')).toBe(
    'https://www.ups.com/track?tracknum=1%26x%3D2%23%2F..%2F%40evil.example',
  );
});
