import type he from './account-mails.he.ts';
import { marketingConsentWording } from '../../../../api/contract/messaging/marketing-consent.ts';

export default {
  letter: {
    waiting: { title: 'Stopping the letter…', text: 'It takes a second.' },
    off: {
      title: 'The weekly letter is stopped',
      text: 'It will not come again. Mails about messages, payments and security still do.',
    },
    on: {
      title: 'The weekly letter goes on',
      text: 'On Sunday mornings, after a week in which your card was opened.',
    },
    failed: {
      title: 'This link is not known',
      text: 'You can stop the letter in your account, under Notifications.',
    },
    notStopped: { title: 'The letter is not stopped yet', text: 'The link still works. Please try again.' },
    notResumed: {
      title: 'The letter is still stopped',
      text: 'It could not be resumed. The link still works, please try again.',
    },
    again: 'Keep getting it',
    stop: 'Stop the letter',
    retry: 'Try again',
    account: 'To my account',
  },
  advertising: {
    waiting: { title: 'Taking you off the list…', text: 'It takes a second.' },
    off: {
      title: 'You are off the list',
      text: `No advertising will come by email. Mails about messages, payments and security still do. ${marketingConsentWording.mail.en}`,
    },
    on: { title: 'You are back on the list', text: 'You can leave at any time, here or in your account.' },
    failed: {
      title: 'This link is not known',
      text: 'You can stop advertising in your account, under Notifications.',
    },
    notStopped: { title: 'You are still on the list', text: 'The link still works. Please try again.' },
    notResumed: {
      title: 'You are not back on the list',
      text: `It could not be done. The link still works, please try again. ${marketingConsentWording.mail.en}`,
    },
    again: 'Back on the list',
    stop: 'Take me off',
    retry: 'Try again',
    account: 'To my account',
  },
  verify: {
    waiting: { title: 'One moment, confirming the address', text: 'It takes a second.' },
    done: {
      title: 'The address is confirmed',
      text: 'From now on messages from your card reach you by email.',
    },
    failed: {
      title: 'This link no longer works',
      text: 'Each link works for 24 hours and once only. Nothing was lost.',
    },
    broken: { title: 'The address is not confirmed yet', text: 'The link is still good. You can try again.' },
    open: {
      title: 'Confirm your email address',
      text: 'We can send a confirmation link to the address of your account:',
    },
    guest: 'To have a new link sent, log in first.',
    send: 'Send a new link',
    login: 'Log in',
    retry: 'Try again',
    onwards: 'To my cards',
    home: 'To the home page',
    spam: 'Nothing came? Look into the spam folder too.',
  },
  change: {
    waiting: { title: 'One moment, changing the address', text: 'It takes a second.' },
    done: {
      title: 'The email address is changed',
      text: 'From now on you log in and get messages with the new address.',
    },
    failed: {
      title: 'This link no longer works',
      text: 'Each link works for 24 hours and once only. A new one can be sent from the account settings.',
    },
    broken: { title: 'The address is not changed yet', text: 'The link is still good. You can try again.' },
    account: 'Account settings',
  },
  stop: {
    open: {
      title: 'Stop the change of address?',
      text: 'Your email address stays as it is, and the account is logged out on all devices.',
    },
    waiting: { title: 'One moment, stopping the change', text: 'This takes a second.' },
    done: {
      title: 'The change is stopped',
      text: 'The address did not change, and the account is logged out on all devices. Choose a new password now: whoever asked for the change knew it.',
    },
    failed: {
      title: 'This link no longer works',
      text: 'The change was stopped, completed or has expired. If your address was changed without you, write to us at once.',
    },
    broken: { title: 'The change is not stopped yet', text: 'The link still works. You can try again.' },
    send: 'Yes, stop it',
    newPassword: 'Log in and choose a password',
    contact: 'Contact us',
  },
  reset: {
    title: 'Choose a new password',
    text: 'Afterwards you will need to log in again on your other devices.',
    password: 'New password',
    passwordAgain: 'New password again',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    save: 'Save the password',
    done: {
      title: 'The password is changed',
      text: 'Your other devices were logged out. You can log in with the new password.',
    },
    failed: {
      title: 'This link no longer works',
      text: 'Each link works for one hour and once only. Your password did not change.',
    },
    again: 'Send a new link',
    login: 'Log in',
    home: 'To the home page',
  },
} satisfies typeof he;
