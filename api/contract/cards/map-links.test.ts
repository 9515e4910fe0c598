import { expect, test } from 'vitest';
import { mapsLink, wazeLink } from './map-links.ts';

const nowhere = { address: null, mapLink: null, lat: null, lng: null };
const place = { ...nowhere, address: 'הרצל 1 & 3, חיפה' };
const searched = 'הרצל%201%20%26%203%2C%20חיפה';

test('the way leads to the point on the map, else to the address, else to the owner’s own link', () => {
  // The equator and Greenwich are places, too.
  expect(wazeLink({ ...place, lat: 0, lng: 0 })).toBe('https://waze.com/ul?ll=0,0&navigate=yes');
  expect(wazeLink({ ...place, lat: 32.8 })).toBe(`https://waze.com/ul?q=${searched}&navigate=yes`);
  expect(wazeLink({ ...place, lng: 35 })).toBe(`https://waze.com/ul?q=${searched}&navigate=yes`);
  expect(wazeLink({ ...nowhere, mapLink: 'https://waze.com/x' })).toBe('https://waze.com/x');
  expect(wazeLink({ ...nowhere, mapLink: 'javascript:alert(1)' })).toBe('https://waze.com/ul');
});

test('the map is the owner’s own link, else the point, else the address', () => {
  const search = 'https://www.google.com/maps/search/?api=1&query=';
  const own = 'https://maps.app.goo.gl/x';
  expect(mapsLink({ ...place, lat: 32.8, lng: 35, mapLink: own })).toBe(own);
  expect(mapsLink({ ...place, lat: 32.8, lng: 35, mapLink: 'javascript:alert(1)' })).toBe(`${search}32.8,35`);
  expect(mapsLink({ ...place, lat: 0, lng: 0 })).toBe(`${search}0,0`);
  expect(mapsLink({ ...place, lat: 32.8 })).toBe(`${search}${searched}`);
  expect(mapsLink(nowhere)).toBe(search);
});
