export default {
  title: 'Just to be sure it is you',
  why: 'This needs a proof of who you are from the last ten minutes. What you typed stays, and the action goes on right after it.',
  password: 'Your password',
  show: 'Show the password',
  hide: 'Hide the password',
  go: 'Prove and go on',
  google: 'Prove with Google',
  waiting: 'Waiting for the window of Google. This page goes on by itself.',
  none: 'This account has neither a password nor a linked Google account. Log out and log in again.',
  failed: 'That did not work, try again',
  cancel: 'Cancel',
};
