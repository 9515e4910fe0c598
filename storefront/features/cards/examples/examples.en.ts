import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './examples.he.ts';

const plural = pluralOf('en');

export default {
  title: 'This is what a card looks like.',
  lede: 'Sample cards, all of them alive: press one, and it opens just as customers see it.',
  template: 'Template',
  trade: 'Trade',
  all: 'All templates',
  allTrades: 'All trades',
  show: 'Show',
  found: (count) => (count === 0 ? 'No cards' : plural(count, { one: '1 card', other: `${count} cards` })),
  templates: {
    basic: 'Basic',
    creative: 'Creative',
    classic: 'Classic',
    minimal: 'Minimal',
    bold: 'Bold',
    night: 'Night',
  },
  emptyTitle: 'No card with this combination',
  emptyText: 'Choose another trade or another template. Every template suits every trade.',
  clear: 'All examples',
  noneTitle: 'No examples here yet',
  noneText: 'We will gladly show you cards in a short talk.',
  contact: 'Talk to us',
  loading: 'Loading cards',
  communities: {
    title: 'Communities',
    lede: 'Organisations whose people all carry a card, under one name and each in a design of their own.',
    back: 'All communities',
    all: 'All cards',
    cards: (count) => plural(count, { one: '1 card', other: `${count} cards` }),
    noneTitle: 'No communities to show yet',
    noneText:
      'A community opens with an enterprise package, and appears here once one of its cards is public.',
    examples: 'See examples',
    unknownTitle: 'No community of this name',
    unknownText: 'Its name may have changed, or its package may have ended.',
    join: 'An organisation, a chain or an association? Open a community for the whole team.',
    contact: 'Talk to us',
    loading: 'Loading communities',
  },
} satisfies typeof he;
