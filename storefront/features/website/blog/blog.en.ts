import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './blog.he.ts';

const plural = pluralOf('en');

export default {
  title: 'The blog',
  lede: 'Short, useful reading about cards, customers and small businesses. Most of it is in Hebrew.',
  breadcrumb: 'Blog',
  feed: 'Updates by RSS',
  search: 'Search the articles',
  searchButton: 'Search',
  categories: 'Categories',
  all: 'All',
  found: (count) => plural(count, { one: 'One article found', other: `${count} articles found` }),
  forWords: 'for',
  withTag: 'tagged',
  clear: 'All articles',
  emptyTitle: 'No articles found',
  emptyText: 'Try another word, or go back to all articles.',
  noneTitle: 'No articles yet',
  noneText: 'The first one is on its way. Meanwhile, look at real cards.',
  examples: 'See examples',
  readingTime: (minutes) => `${minutes} min read`,
  by: 'By',
  contents: 'In this article',
  share: 'Share',
  shareSystem: 'Share the article',
  shareWhatsapp: 'Send by WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied',
  like: 'I like it',
  likes: (count) =>
    count === 0 ? 'No likes yet' : plural(count, { one: '1 like', other: `${count} likes` }),
  likeFailed: 'Your like was not saved',
  tags: 'Tags',
  about: 'About the author',
  related: 'Read on',
  neighbours: 'Neighbouring articles',
  older: 'Previous article',
  newer: 'Next article',
  loading: 'Loading articles',
  hidden: {
    draft: 'Preview: this is a draft; only the site’s admins see it.',
    scheduled: 'Preview: this article is not out yet. Until its time comes only the site’s admins see it.',
  },
} satisfies typeof he;
