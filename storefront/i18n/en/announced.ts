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
      'The order, VAT and terms will be summed up here before paying; paying is not possible here yet, and nothing was charged.',
    'checkout-item':
      'The item you chose will be summed up here before paying; it cannot be paid for here yet, and nothing was charged.',
  },
};

export default en;
