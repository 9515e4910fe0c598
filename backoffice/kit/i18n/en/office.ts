import type { officeHebrew } from '../he/office.ts';
import type { SameShape } from '../shape.ts';

export const officeEnglish: SameShape<typeof officeHebrew> = {
  command: {
    run: 'Do it',
    running: 'Working…',
    cancel: 'Cancel',
    done: 'Done',
    failed: 'It was not done. Nothing has changed.',
    reason: 'Reason',
    reasonHelp: 'Kept in the audit log; the customer does not see it.',
    typeToConfirm: 'To confirm, type: %{text}',
    typedOtherwise: 'This is not what has to be typed',
    more: 'More actions',
  },
  bulk: {
    done: 'Done for %{count} records',
    partly: 'Done for %{done} of %{count}. Not done: %{refused}',
    progress: '%{done} of %{count}',
    subject: '%{count} records are chosen',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    jump: 'Search everywhere',
    save: 'Save the form',
    search: 'Search the list',
    next: 'Next row or record',
    previous: 'Previous row or record',
    create: 'New record',
    edit: 'Edit the record',
    home: 'Dashboard',
    help: 'This window',
    plainKeys: 'Single-key shortcuts are on',
    close: 'Close',
    open: 'Keyboard shortcuts',
  },
  jump: {
    title: 'Search everywhere',
    placeholder: 'User, card, order, receipt',
    hint: 'A name, e-mail, phone, order number or receipt number',
    searching: 'Searching…',
    nothing: 'Nothing was found',
    failed: 'The search did not work, please try again',
  },
  neighbours: {
    next: 'Next in the list',
    previous: 'Previous in the list',
  },
  related: {
    count: '1 record |||| %{count} records',
    inList: 'Open in the list',
  },
};
