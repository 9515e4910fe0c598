/**
 * Companies on whose pages visitors pay, with the hosts of those pages: each is known to be where the company itself
 * serves them. A host that customers could choose the content of must never be here.
 */
export const paymentHouses = {
  paybox: { name: 'PayBox', hosts: ['links.payboxapp.com', 'link.payboxapp.com'] },
  payplus: { name: 'PayPlus', hosts: ['payments.payplus.co.il'] },
  grow: {
    name: 'Grow',
    hosts: ['pay.grow.link', 'meshulam.co.il', 'www.meshulam.co.il', 'secure.meshulam.co.il'],
  },
  cardcom: { name: 'Cardcom', hosts: ['secure.cardcom.solutions'] },
  tranzila: { name: 'Tranzila', hosts: ['direct.tranzila.com'] },
  icount: { name: 'iCount', hosts: ['app.icount.co.il'] },
  morning: { name: 'morning', hosts: ['mrng.to'] },
  paypal: { name: 'PayPal', hosts: ['paypal.me', 'www.paypal.me', 'www.paypal.com'] },
} as const satisfies Record<string, { name: string; hosts: readonly string[] }>;

export type PaymentHouse = keyof typeof paymentHouses;
