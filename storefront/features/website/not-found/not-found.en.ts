import type he from './not-found.he.ts';

export default {
  pageTitle: 'Page not found',
  pageText: 'This address leads nowhere here.',
  stamp: 'Address unknown',
  profileTitle: 'Profile not found',
  profileBefore: 'There is no card at ',
  profileAfter: '. The profile doesn’t exist, was removed, or its address changed.',
  home: 'Home page',
  examples: 'Examples',
  help: 'Help',
} satisfies typeof he;
