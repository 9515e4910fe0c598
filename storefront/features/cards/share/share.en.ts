import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './share.he.ts';

const plural = pluralOf('en');

export default {
  title: (name) => `Share the card of \u2068${name}\u2069`,
  publishedTitle: (name) => `\u2068${name}\u2069, your card is live.`,
  sendCard: 'Send the card by WhatsApp',
  scanTitle: 'Whoever is beside you can scan it now',
  scanText: 'The same code is printed on every card, sign or sticker. It stays, even if the address changes.',
  downloadCode: 'Download for print',
  addPicture: 'Add a picture or a logo',
  proposalsWait: (count: number) =>
    plural(count, {
      one: 'One proposal waits in the editor',
      other: `${count} proposals wait in the editor`,
    }),
  moreWays: 'More ways to share',
  stamp: 'Published',
  close: 'Close',
  ways: 'Ways to share',
  way: {
    link: 'Link',
    code: 'QR code',
    signature: 'Signature',
    picture: 'Pictures',
    embed: 'Embed',
  },
  privateNote:
    'The card is private: nobody who gets the link will see it before you publish. The code can be printed now.',
  link: 'Link to the card',
  copy: 'Copy',
  copied: 'Copied!',
  whatsapp: 'Send by WhatsApp',
  mail: 'Send by e-mail',
  system: 'More ways',
  message: (name, url) => `The business card of ${name}:\n${url}`,
  subject: (name) => `The business card of ${name}`,
  codeAlt: (name) => `QR code that leads to the card of ${name}`,
  codeText: 'Scanned with any phone’s camera. Take SVG for print: it is sharp at every size from 2 cm up.',
  downloadSvg: 'Download SVG',
  downloadPng: 'Download PNG',
  signatureText: 'Copy it and paste it into the signature settings of Gmail or Outlook.',
  signaturePreview: 'What the signature looks like',
  copySignature: 'Copy the signature',
  copyHtml: 'Copy as HTML',
  signatureLayout: 'Layout',
  layouts: { portrait: 'With picture', code: 'With QR code', stacked: 'Picture above', line: 'One line' },
  backgroundTitle: 'Background for video meetings',
  backgroundText:
    'For Zoom, Teams and Meet, 1920×1080. The code stands in an upper corner, where no head covers it.',
  backgroundMirror:
    'Your own view shows it mirrored. Others see it the right way round, and can scan the code.',
  backgroundAlt: 'What others will see',
  mirrored: 'As I see it',
  downloadBackground: 'Download the background',
  posterTitle: 'A sign with the QR code',
  posterText:
    'PDF for a print shop: with 3 mm of bleed and crop marks. Or print it yourself and cut along them.',
  poster: 'A4 poster',
  sign: 'A6 table sign',
  embedText: 'This code shows the card inside another site, and keeps itself up to date.',
  copyCode: 'Copy the code',
  code: 'Code to paste',
  moreEmbed: 'More sizes, and a preview',
  frameTitle: (name) => `The business card of ${name}`,
} satisfies typeof he;
