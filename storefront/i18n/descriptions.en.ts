import type { RouteId } from '../routes/route-table.ts';

const en: Partial<Record<RouteId, string>> = {
  landing:
    'A digital business card in Hebrew: one page with phone, WhatsApp, directions, hours and work. Send a link, scan a code or tap a phone.',
  examples: 'Digital business cards of Israeli businesses by trade and by template.',
  blog: 'Articles about digital business cards, NFC and marketing for small businesses in Israel.',
  communities: 'Communities of organisations and the digital cards of their people.',
  help: 'Answers about making a card, payment, NFC cards and accounts, and ways to reach support.',
  contact: 'Reach the sales department of Bikur by phone, e-mail and WhatsApp.',
  privacy: 'The privacy policy of Bikur: what is kept, why and for how long.',
  terms: 'Terms of use of the Bikur business card service.',
  refund: 'The cancellation and refund policy of Bikur.',
  accessibility: 'The accessibility statement of Bikur under Israeli standard 5568.',
  embed: 'Embed a digital business card made with Bikur in another website.',
  'payment-demo': 'A sample payment with test cards, without a real charge.',
};

export default en;
