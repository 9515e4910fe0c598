import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './communities.he.ts';

const plural = pluralOf('en');

export default {
  title: 'Communities',
  lede: 'Organisations whose people all carry a card, under one name and each in a design of their own.',
  back: 'All communities',
  all: 'All cards',
  cards: (count) => plural(count, { one: '1 card', other: `${count} cards` }),
  noneTitle: 'No communities to show yet',
  noneText: 'A community opens with an enterprise package, and appears here once one of its cards is public.',
  examples: 'See examples',
  unknownTitle: 'No community of this name',
  unknownText: 'Its name may have changed, or its package may have ended.',
  join: 'An organisation, a chain or an association? Open a community for the whole team.',
  contact: 'Talk to us',
  loading: 'Loading communities',
} satisfies typeof he;
