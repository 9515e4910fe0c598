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
} satisfies typeof he;
