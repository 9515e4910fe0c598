import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './chips.he.ts';

const plural = pluralOf('en');

export default {
  neutral: {
    title: 'There is no card here',
    text: 'The chip you tapped does not lead to a business card right now.',
    yours: 'Is it your chip?',
    claimHelp:
      'A new chip comes with a one-time claim code, printed on the slip in its package. The code joins the chip to your account.',
    loginFirst: 'To claim a new chip, or to manage one that is yours already, log in.',
    login: 'Log in',
    register: 'Register',
    claimCode: 'Claim code',
    claimCodeNote: 'Sixteen letters and digits, like',
    claim: 'Claim the chip',
  },
  unassigned: {
    title: 'Where shall the chip lead?',
    text: (quantity: number) =>
      plural(quantity, {
        one: 'The chip is yours and leads to no card yet. Choose once, and every tap opens that card.',
        other: `These ${quantity} chips are yours and lead to no card yet. Choose once, and every tap opens that card.`,
      }),
    cards: 'Your cards',
    assign: 'Connect the chip',
    noCards: 'You have no card yet. Once you have one, tap the chip again and choose it.',
    makeCard: 'Make a card',
  },
  frozen: {
    title: 'Your chip is frozen',
    text: 'Whoever taps it sees an empty page with nothing of yours. Found it? You can make it work again.',
    leadsTo: 'It will lead again to',
    unfreeze: 'Unfreeze the chip',
  },
  offered: {
    title: 'You are offered this chip',
    from: 'Offered by',
    text: 'Once you accept, the chip is yours, leads nowhere, and you choose a card for it. Until then nothing changes.',
    accept: 'Accept the chip',
    decline: 'No, thank you',
  },
  refused: {
    code: 'This code does not open this chip. Check the letters; after 5 mistakes the code is void.',
    later: 'There were too many tries. Try again in an hour.',
    other: 'That did not work and nothing has changed. You can try again.',
  },
  servedBy: 'This chip and this page are served by',
  home: 'What is Bikur?',
} satisfies typeof he;
