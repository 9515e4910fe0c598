import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './new-card.he.ts';

const plural = pluralOf('en');

export default {
  firstTitle: 'Let’s make your card',
  title: 'New card',
  lede: 'Three answers, and the card is live. Everything else can be changed later.',
  name: 'Business name',
  nameHelp: 'The way customers know it',
  trade: 'Trade',
  tradeRequired: 'Please choose a trade',
  otherTrade: 'Which trade?',
  tradeSearch: 'Search for a trade',
  tradesFound: (trades) => plural(trades, { one: 'One trade found', other: `${trades} trades found` }),
  moreTrades: (trades) => plural(trades, { one: 'One more trade', other: `${trades} more trades` }),
  noTrade: 'No such trade was found. Choose “Another trade” and write it yourself.',
  proposal: 'Proposals for your trade. Only what is ticked goes onto the card:',
  takes: {
    jobTitle: 'The line below the name',
    about: 'The words about the business',
    links: 'Buttons that open a ready WhatsApp message',
  },
  phone: 'Phone',
  phoneHelp: 'Calls come here, and WhatsApp messages too if it is a mobile number',
  address: 'The address will be',
  addressScript: 'Letters of the address',
  scripts: { ascii: 'English', hebrew: 'Hebrew' },
  kind: 'Kind of card',
  kinds: { pro: 'Pro', basic: 'Basic' },
  publish: 'Publish the card',
  cancel: 'Back to my cards',
  preview: 'What the card looks like',
  placeholder: 'Your business name',
  failed: 'The card was not published. What you typed is still here.',
  full: 'All places of your plan are taken',
  fullText: 'Upgrading the plan, or deleting a card you no longer need, makes room for a new one.',
  upgrade: 'See the plans',
  loading: 'One moment, looking for a free place',
} satisfies typeof he;
