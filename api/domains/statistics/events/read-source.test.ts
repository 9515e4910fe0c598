import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const instagram = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Instagram 331.0.2';
const page = (query: string) => `https://bikur.example/p/dana-levi${query}`;

test.each([
  ['', page(''), chrome, 'direct'],
  ['', page('?s=qr'), chrome, 'qr'],
  ['', page('?lang=en&s=nfc'), chrome, 'nfc'],
  ['', page('?embed=1'), chrome, 'embed'],
  ['', page('?s=hack%3Cb%3E'), chrome, 'direct'],
  ['qr', page(''), chrome, 'qr'],
  ['embed', '', chrome, 'embed'],
  ['https://www.google.co.il/search?q=x', page(''), chrome, 'search'],
  ['https://google.com/', page(''), chrome, 'search'],
  ['https://google.com.evil.example/', page(''), chrome, 'direct'],
  ['https://notgoogle.com/', page(''), chrome, 'direct'],
  ['android-app://com.google.android.googlequicksearchbox/', page(''), chrome, 'search'],
  ['https://l.facebook.com/l.php?u=1', page(''), chrome, 'social'],
  ['https://t.co/abc', page(''), chrome, 'social'],
  ['https://LNKD.in/x', page(''), chrome, 'social'],
  ['https://web.whatsapp.com/', page(''), chrome, 'whatsapp'],
  ['android-app://com.whatsapp', page(''), chrome, 'whatsapp'],
  ['', page(''), instagram, 'social'],
  // A page that knows of no page before it says nothing against the app.
  ['direct', page(''), instagram, 'social'],
  ['direct', page('?s=direct'), chrome, 'direct'],
  // A code that was scanned inside an app counts as a code.
  ['', page('?s=qr'), instagram, 'qr'],
  ['javascript:alert(1)', page(''), chrome, 'direct'],
  ['=cmd()|calc', page(''), chrome, 'direct'],
  [`https://google.com/${'x'.repeat(5_000)}`, page(''), chrome, 'direct'],
  ['%', '%', '', 'direct'],
])('%s at %s is %s → %s', (said, at, userAgent, source) => {
  expect(readSource({ said, page: at, userAgent })).toBe(source);
});
