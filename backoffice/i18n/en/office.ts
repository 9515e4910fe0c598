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
  related: {
    count: '1 record |||| %{count} records',
    inList: 'Open in the list',
  },
};
