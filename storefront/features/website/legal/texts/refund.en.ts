import { addressOf, mailOf, nameOf, phoneOf, whatsappOf } from '../company-links.ts';
import type { MakeLegalText } from '../legal-text.ts';

const refund: MakeLegalText = (company) => ({
  summary: [
    'Any subscription can be cancelled at any time, in two clicks from the link “Cancel a purchase” at the foot of every public page.',
    'Within 14 days of the deal you are refunded, even if you have begun to use the service.',
    'We give these rights to everybody, businesses too.',
  ],
  sections: [
    {
      id: 'how',
      title: 'How to cancel',
      body: [
        'In any of these ways, as you choose:',
        {
          list: [
            'On the site: the link [Cancel a purchase](/subscription?cancel=1) at the foot of the page. The last day and the refund are shown before you confirm, and a confirmation is sent after.',
            `By phone: ${phoneOf(company)}.`,
            `By e-mail: ${mailOf(company)}.`,
            `By registered post: ${nameOf(company)}, ${addressOf(company)}.`,
            `Also by ${whatsappOf(company)} or by the [contact form](/contact).`,
          ],
        },
        'Please give your name, the email of the account and what you are cancelling, so that we can find the deal. No reason is needed. We have no fax number.',
        'Each cancellation is confirmed in writing, with the day it takes effect, the sum to be refunded and how it was reckoned.',
      ],
    },
    {
      id: 'fourteen-days',
      title: 'Cancelling within 14 days',
      body: [
        'Under section 14C of the Israeli Consumer Protection Law, 5741-1981, a distance sale can be cancelled within 14 days:',
        {
          list: [
            'A subscription (a continuing service): 14 days from the deal or from receiving the disclosure document, whichever is later, even if use has begun. The unused part is refunded, less a cancellation fee.',
            'Goods: from the deal until 14 days after receiving them or the disclosure document, whichever is later.',
          ],
        },
        'The cancellation fee is at most 5% of the price or ₪100, whichever is lower. Where the reason is a defect, a mismatch, a late delivery or another breach of ours, there is no fee at all.',
      ],
    },
    {
      id: 'protected',
      title: 'People with disabilities, senior citizens and new immigrants',
      body: [
        'A person with a disability, a senior citizen (aged 65 or over) and a new immigrant (up to five years after immigration) may cancel within four months of the deal, of receiving the goods or of the disclosure document, whichever is latest, if the dealing included a conversation between the parties, also by electronic means. We will ask for proof of entitlement.',
      ],
    },
    {
      id: 'subscription',
      title: 'Ending a running subscription',
      body: [
        'A monthly or yearly subscription can be cancelled at any time, also after the 14 days. The deal ends within three business days of receiving the notice, or six business days if it came by registered post, unless you asked for a later day. Charging stops from then on.',
        {
          list: [
            'Unless you say otherwise, the site ends it at the end of the period that was paid for: it stays active until then and does not renew. You may change your mind until that day.',
            'If you asked to end it at once, the proportional unused part of the paid period is refunded.',
            'Anything charged after the end is refunded in full.',
          ],
        },
        'After the end, cards beyond the free plan are not shown, but nothing is deleted.',
      ],
    },
    {
      id: 'physical',
      title: 'Printed cards',
      body: [
        {
          list: [
            'Before production begins: a full cancellation, no questions asked.',
            'After production began: cards printed with your details are goods made specially to order, and under section 14C(d) of the law the right to cancel does not apply to them. This is said before you pay, too.',
            'A invalid card, a chip that does not work or a print that differs from what you approved: a replacement or a full refund, as you choose, and we pay for shipping.',
          ],
        },
      ],
    },
    {
      id: 'when',
      title: 'When and how the money returns',
      body: [
        'The refund is made within 14 days of the notice of cancellation, to the means of payment that was used. A confirmation and a credit document are sent. When it shows in your account depends on the card company.',
      ],
    },
    {
      id: 'examples',
      title: 'Worked examples',
      body: [
        {
          head: ['What happened', 'Paid', 'Fee at most', 'Refunded at least'],
          rows: [
            ['Yearly subscription, cancelled the next day unused', '₪300', '₪15 (5%)', '₪285'],
            ['A deal of ₪2,400, cancelled within 14 days', '₪2,400', '₪100 (the lower of the two)', '₪2,300'],
            ['A printed card that arrived invalid', '₪49', '₪0', '₪49'],
          ],
        },
      ],
    },
    {
      id: 'complaints',
      title: 'Not settled?',
      body: [
        `Write to ${mailOf(company)} and we will answer within two business days. You may also turn to the Israeli [Consumer Protection and Fair Trade Authority](https://www.gov.il/en/departments/consumer_protection_and_fair_trade_authority). Nothing in this policy takes away a right under the law.`,
      ],
    },
  ],
});

export default refund;
