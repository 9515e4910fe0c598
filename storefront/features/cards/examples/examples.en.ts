import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './examples.he.ts';

const plural = pluralOf('en');

export default {
  title: 'Real cards, real businesses.',
  lede: 'Every card here is live: press one and it opens just as customers see it.',
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
} satisfies typeof he;
