import type he from './errors.he.ts';

const general = 'Sorry, something went wrong while doing this. Please try again later.';

export default {
  title: 'Something went wrong',
  messages: {
    error: general,
    warning: general,
    info: general,
    network: 'There is a connection problem. Please check your internet connection and try again.',
    server: 'The server ran into a problem. Please try again later.',
    subscription: 'An active subscription is needed for this content. Please upgrade your subscription.',
  },
  retry: 'Try again',
  home: 'Home page',
  number: 'Issue number',
  copy: 'Copy to clipboard',
  copied: 'Copied!',
  notFound: {
    pageTitle: 'Page not found',
    pageText: 'This address leads nowhere here.',
    stamp: 'Address unknown',
    profileTitle: 'Profile not found',
    profileBefore: 'There is no card at ',
    profileAfter: '. The profile doesn’t exist, was removed, or its address changed.',
    home: 'Home page',
    examples: 'Examples',
    help: 'Help',
  },
} satisfies typeof he;
