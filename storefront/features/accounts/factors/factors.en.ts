import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './factors.he.ts';

const plural = pluralOf('en');

export default {
  close: 'Close',
  cancel: 'Cancel',
  failed: 'It was not done',
  name: 'Name',
  staff: {
    title: 'The back office waits for a second factor',
    setUp: 'Staff enter the back office with a second factor only. Add a passkey or an app of codes here.',
    give: 'You logged in without one this time. Open the back office to give it there.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Log in with a fingerprint, your face or the PIN of your device, without a password. A passkey cannot be guessed, and a fake site cannot use it.',
    none: 'No passkey yet.',
    add: 'Add a passkey',
    added: 'The passkey is added. You can log in with it from now on',
    known: 'This device has a passkey of the account already',
    unmade: 'The device made no passkey. Try again, or on another device.',
    notHere: 'This browser, or the address under which you opened the site, allows no passkeys.',
    synced: 'Synced between your devices',
    since: (date) => `Added ${date}`,
    used: (date) => `Last used ${date}`,
    unused: 'Not used to log in yet',
    rename: 'Rename',
    renameTitle: 'What should this passkey be called?',
    save: 'Save',
    renamed: 'The name is saved',
    remove: 'Remove',
    removeTitle: (name) => `Remove “${name}”?`,
    removeText:
      'It will open your account no more, and all other devices will be logged out. On the device itself you can delete it in the password settings.',
    removed: 'The passkey is removed, and all other devices are logged out',
  },
  codes: {
    title: 'Two-step verification',
    off: 'Off',
    on: 'On',
    offText:
      'Logging in with your password will also ask for a six-digit code of an app on your phone, such as Google Authenticator. The password alone will not be enough.',
    onText:
      'Logging in with your password also asks for a code of the app, or a recovery code. A passkey needs no code.',
    since: (date) => `Since ${date}`,
    left: (count) => plural(count, { one: 'One recovery code left', other: `${count} recovery codes left` }),
    noneLeft: 'No recovery codes left. Make new ones before the phone gets lost.',
    setUp: 'Turn on',
    setUpTitle: 'Connect the app',
    scan: 'Open your app of codes, scan this code and type the six digits that it shows.',
    qr: 'Code to scan with the app',
    key: 'No camera? Type this key into the app:',
    copy: 'Copy',
    copied: 'Copied',
    open: 'Open in an app on this device',
    code: 'Code in the app',
    confirm: 'Confirm and turn on',
    turnedOn: 'Two-step verification is on',
    newCodes: 'New recovery codes',
    newTitle: 'Make new recovery codes?',
    newText: 'The ones you have will not be accepted any more.',
    make: 'Make them',
    turnOff: 'Turn off',
    offTitle: 'Turn off two-step verification?',
    offWarning:
      'From now on the password alone will open your account, the recovery codes will be deleted, and all other devices will be logged out.',
    yesOff: 'Turn off',
    turnedOff: 'Two-step verification is off',
    shownTitle: 'Your recovery codes',
    shownText:
      'Each opens once in place of the app or a passkey. They are shown only now: keep them in a password manager or on paper, not on the phone itself.',
    download: 'Save as a file',
    file: 'bikur-recovery-codes.txt',
    fileHead: 'Bikur: recovery codes. Each counts once.',
    kept: 'I have kept them',
  },
} satisfies typeof he;
