import type { IconName } from './icon-set.ts';

/**
 * One drawing for each name, as the `d` of a single path on a grid of 24, to be stroked.
 *
 * Context: a card's page has to weigh less than 8 KB, icons and all, and it shows up to 24 of them. Decision: centre
 * lines, drawn as thick as the look wants, in place of outlines of filled shapes; from Tabler Icons 3.51 (MIT,
 * LICENSE.tabler.txt), their coordinates rounded to a tenth of the grid and their lines joined by svgo. Consequence:
 * half the bytes, one drawing serves every weight, and no package of 11,000 files is installed for 25 of them.
 */
export const outlines: Record<IconName, string> = {
  accessibility:
    'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m7 4.5 2-3 2 3m-2-3v-2l3-1m-6 0 3 1M11.5 7.5a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  contact:
    'M20 6v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2M10 16h6m-5-5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 8h3m-3 4h3m-3 4h3',
  email: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0 9 6 9-6',
  facebook: 'M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z',
  form: 'M8 9h8m-8 4h6m-5 5H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-3l-3 3z',
  forward: 'm15 6-6 6 6 6',
  instagram:
    'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zm5.5 5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M17 7z',
  linkedin:
    'M8 11v5m0-8zm4 8v-5m4 5v-3a2 2 0 1 0-4 0M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
  maps: 'M9 11a3 3 0 1 0 6 0 3 3 0 0 0-6 0m8.7 5.7-4.3 4.2a2 2 0 0 1-2.8 0l-4.3-4.2a8 8 0 1 1 11.4 0',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  pinterest:
    'm8 20 4-9m-1.3 3q.7 2 2.6 2c2 0 3.7-1.6 3.7-4a5 5 0 1 0-9.7 1.7M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  play: 'M7 4v16l13-8z',
  send: 'M10 14 21 3m0 0-6.5 18a.6.6 0 0 1-1 0L10 14l-7-3.5a.6.6 0 0 1 0-1z',
  share:
    'M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0m12-6a3 3 0 1 0 6 0 3 3 0 1 0-6 0m0 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0m-6.3-7.3 6.6-3.4m-6.6 6 6.6 3.4',
  telegram: 'm15 10-4 4 6 6 4-16-18 7 4 2 2 6 3-4',
  tiktok: 'M21 8v4a10 10 0 0 1-5-2v4.5a6.5 6.5 0 1 1-8-6.3v4.3a2.5 2.5 0 1 0 4 2V3h4a6 6 0 0 0 5 5',
  twitter: 'm4 4 11.7 16H20L8.3 4zm0 16 6.8-6.8m2.4-2.4L20 4',
  wallet:
    'M17 8V5a1 1 0 0 0-1-1H6a2 2 0 0 0 0 4h12a1 1 0 0 1 1 1v3m0 4v3a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6m16 6v4h-4a2 2 0 0 1 0-4z',
  waze: 'M6.7 17.5A7 7 0 0 1 3 13q3-.1 3-2.5C6 6.5 8.3 3 13.4 3 18 3 21 6.5 21 11a8 8 0 0 1-3.4 6.6M10 18.7l3.3.3h.6m.1 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0m-8 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M16 9zm-5 0z',
  website:
    'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0m.6-3h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18m1-18a17 17 0 0 1 0 18',
  whatsapp:
    'm3 21 1.7-3.8A9 9 0 1 1 8 20.1zm6-11a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0za5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  youtube: 'M2 8a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zm8 1 5 3-5 3z',
  // Drawn for this product: three finder squares and a few modules. The one of Tabler Icons has rounded
  // corners, which weigh as much as three icons.
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3m3-3v1m-6 5h1m2 0h3v-3',
};

/** A longer arrow for "onwards", for looks with heavy lines. */
export const longArrow = 'M5 12h14M5 12l6 6m-6-6 6-6';
