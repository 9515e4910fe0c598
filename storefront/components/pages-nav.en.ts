import type he from './pages-nav.he.ts';

export default {
  label: 'More pages',
  previous: 'Previous',
  next: 'Next',
  place: (page, pages) => `Page ${page} of ${pages}`,
} satisfies typeof he;
