import { defineMail, say } from '../../messaging/index.ts';

export interface CardExpiringInput {
  username: string;
  brand: string | null;
  last4Digits: string | null;
  /** `MM/YYYY` */
  expiry: string;
}

/** The card that a plan is charged to stops working soon; goes out once for each card, a month ahead. */
export const cardExpiring = defineMail<CardExpiringInput>('card_expiring')(
  {
    he: {
      subject: say`תוקף כרטיס האשראי שלך עומד לפוג`,
      title: (name: string) => say`שלום ${name}, כדאי להחליף כרטיס`,
      intro: say`המנוי שלך מחויב מכרטיס שתוקפו עומד לפוג. החלפה עכשיו חוסכת חיוב שנכשל.`,
      card: 'הכרטיס',
      until: 'בתוקף עד',
      button: 'להחלפת הכרטיס',
      note: say`פרטי הכרטיס ממולאים בעמוד המאובטח של חברת הסליקה ולא עוברים אצלנו. ההחלפה עצמה אינה מחייבת דבר.`,
    },
    en: {
      subject: say`Your credit card is about to expire`,
      title: (name) => say`Hello ${name}, it is time to replace your card`,
      intro: say`Your plan is charged to a card that expires soon. Replacing it now saves a failed charge.`,
      card: 'Card',
      until: 'Valid until',
      button: 'Replace the card',
      note: say`The card’s details are typed on the payment company’s secure page and do not pass through us. Replacing it charges nothing.`,
    },
  },
  (texts, { username, brand, last4Digits, expiry }) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro },
      {
        kind: 'details',
        rows: [
          [texts.card, `${brand ?? ''} ···· ${last4Digits ?? ''}`.trim()],
          [texts.until, expiry],
        ],
      },
      { kind: 'button', label: texts.button, to: '/subscription/card' },
      { kind: 'note', words: texts.note },
    ],
  }),
);
