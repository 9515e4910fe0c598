import { expect, test } from 'vitest';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { mailSignature, signatureHtml, signatureLayouts, signatureText } from './mail-signature.ts';
import { sharedAddress } from './shared-address.ts';

const card = {
  name: 'דנה לוי',
  language: 'he',
  jobTitle: 'אדריכלות',
  category: null,
  url: 'https://bikur.example/p/dana-levi',
  canonicalUrl: 'https://bikur.example/p/dana-levi',
  phone: { text: '052-123-4567', href: 'tel:+972521234567' },
  email: { text: 'dana@example.test', href: 'mailto:dana@example.test' },
  portrait: { src: '/media/abc-900x900/900.jpg', width: 900, height: 900, sources: [] },
} as unknown as PublicCard;
const english = { name: 'Dana Levy', jobTitle: 'Architect', language: 'en' as const };
const html = (changes: Partial<PublicCard> = {}) =>
  signatureHtml(mailSignature({ ...card, ...changes }, 'https://bikur.example'));

test('reads from right to left in Hebrew, with numbers as islands', () => {
  expect(html()).toMatch(/^<table dir="rtl"/);
  expect(html()).toContain('<span dir="ltr" style="white-space:nowrap"><a href="tel:+972521234567"');
  expect(html()).toContain('href="https://bikur.example/p/dana-levi"');
});

test.each([
  ['he', 'rtl', 'padding-left:16px', 'טלפון: '],
  ['ar', 'rtl', 'padding-left:16px', 'هاتف: '],
  ['ru', 'ltr', 'padding-right:16px', 'Телефон: '],
  ['en', 'ltr', 'padding-right:16px', 'Phone: '],
] as const)('speaks the card’s language, and runs as it does: %s', (language, direction, padding, phone) => {
  const written = html({ language });
  expect(written).toMatch(new RegExp(`^<table dir="${direction}"`, 'u'));
  expect(written).toContain(padding);
  expect(written).toContain(phone);
});

test('names the small picture by its whole address, with its size', () => {
  expect(html()).toContain(
    '<img src="https://bikur.example/media/abc-900x900/320.jpg" alt="דנה לוי" width="84" height="84"',
  );
  expect(html({ portrait: null })).not.toContain('<img');
});

test('shows the logo beneath the lines, small and in its own proportions; not on one line', () => {
  const logo = { src: '/media/abc-640x160/640.jpg', width: 640, height: 160, sources: [] };
  const image =
    '<img src="https://bikur.example/media/abc-640x160/320.jpg" alt="דנה לוי" width="140" height="35"';
  expect(html({ logo })).toContain(image);
  expect(html({ logo, portrait: null })).toContain(image);
  expect(html()).not.toContain('640x160');
  const line = mailSignature({ ...card, logo }, 'https://bikur.example', 'line');
  expect(signatureHtml(line)).not.toContain('<img');
});

test('lets nothing typed become HTML', () => {
  const written = html({ name: '"><img src=x onerror=alert(1)>', jobTitle: "</td><script>'" });
  expect(written).not.toMatch(/<script|<img src=x/);
  expect(written).toContain('&quot;&gt;&lt;img src=x');
});

test('of a card with nothing but a name is still whole', () => {
  const bare = { jobTitle: null, phone: null, email: null, portrait: null };
  expect(html(bare).match(/<div/g)).toHaveLength(2);
  expect(signatureText({ ...card, ...bare })).toBe(
    'דנה לוי\nלכרטיס הביקור שלי: https://bikur.example/p/dana-levi',
  );
});

test('an address is handed on as it can be read', () => {
  const url = 'https://bikur.example/p/7';
  expect(sharedAddress({ url, canonicalUrl: 'https://bikur.example/dana' })).toBe(
    'https://bikur.example/dana',
  );
  expect(sharedAddress({ url, canonicalUrl: 'https://bikur.example/%D7%93' })).toBe(url);
});

const inHebrew = { dir: 'rtl', shown: {} };
const inEnglish = { dir: 'ltr', shown: english };

test.each(
  signatureLayouts.flatMap((layout) => [
    { layout, ...inHebrew },
    { layout, ...inEnglish },
  ]),
)(
  'the layout $layout ($dir) is tables with sizes and inline styles, and names no side that Outlook would turn',
  ({ layout, dir, shown }) => {
    const written = signatureHtml(mailSignature({ ...card, ...shown }, 'https://bikur.example', layout));
    expect(written.startsWith(`<table dir="${dir}"`)).toBe(true);
    expect(written).not.toMatch(/class=|<style|flex|grid|inline-start|inline-end|margin/);
    for (const [image] of written.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/ width="84" height="84"/);
      expect(image).toMatch(/src="https:\/\/bikur\.example\//);
      expect(image).toMatch(/ alt="[^"]+"/);
    }
    const pictures = { portrait: 1, code: 2, stacked: 1, line: 0 }[layout];
    expect(written.match(/<img/g)?.length ?? 0).toBe(pictures);
    expect(written.match(/<tr>/g)).toHaveLength(layout === 'stacked' ? 2 : 1);
    expect(written).toContain('href="https://bikur.example/p/dana-levi"');
  },
);

test('without a picture a stacked signature has no empty row', () => {
  const bare = mailSignature({ ...card, portrait: null }, 'https://bikur.example', 'stacked');
  expect(signatureHtml(bare).match(/<tr>/g)).toHaveLength(1);
});
