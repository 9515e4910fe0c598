import type hebrew from '../he/announced.ts';

const en: typeof hebrew = {
  badge: 'Soon',
  onwards: 'Meanwhile you can go to',
  write: 'Write to us',
  call: 'Call us',
  whatsapp: 'Send a WhatsApp',
  forSupport: 'Need help now?',
  sentences: {
    checkout:
      'Orders of printed cards will be summed up here before paying; they cannot be ordered here yet, and nothing was charged.',
    'checkout-item':
      'An order of printed cards will be summed up here before paying; they cannot be ordered here yet, and nothing was charged.',
  },
};

export default en;
