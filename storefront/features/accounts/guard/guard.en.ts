import type he from './guard.he.ts';

export default {
  title: 'Protected page',
  text: 'Log in to see this page',
  login: 'Log in',
  toastTitle: 'Login required',
  toastText: 'Log in to open this page',
} satisfies typeof he;
