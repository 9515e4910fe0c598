import { pluralOf } from '../../../../../api/contract/base/languages.ts';
import type he from './saving.he.ts';

const plural = pluralOf('en');

const en: typeof he = {
  save: 'Save',
  saving: 'Saving…',
  saved: 'The card is saved',
  allSaved: 'Everything is saved',
  unsaved: (count) => plural(count, { one: 'One unsaved change', other: `${count} unsaved changes` }),
  draftKept: 'The draft is kept on this device',
  draftNotKept: 'This browser keeps no drafts: save before you leave',
  uploading: 'A picture is on its way. You can save when it is done',
  undo: 'Undo',
  theCard: 'The card is',
  isPublic: 'Public',
  isPrivate: 'Private',
  heldPublished: 'The card is public and waits to be checked',
  published: 'The card is published',
  madePrivate: 'The card is private now; visitors do not see it',
  visibilityFailed: 'The change did not get through',
  issues: (count) => plural(count, { one: 'One field to correct', other: `${count} fields to correct` }),
  failed: {
    offline: 'There is no internet connection. Nothing is lost, and the save tries again when it is back.',
    server: 'Saving failed on our side. Nothing is lost; you can try again.',
  },
  retry: 'Try again',
  savedWith: (names) => `Saved, together with what was changed elsewhere: ${names}`,
  tookOver: (names) => `The card was changed elsewhere, and this came in: ${names}`,
  restored: (when) => `An unsaved draft was restored, from ${when}.`,
  discard: 'Delete the draft',
  keep: 'Go on with it',
  discarded: 'The draft was deleted. This is the card as last saved',
  leave: {
    title: 'There are unsaved changes',
    text: 'You can save and leave. Without saving, the draft waits on this device and the card stays as it was.',
    save: 'Save and leave',
    go: 'Leave without saving',
    stay: 'Stay here',
  },
  conflict: {
    title: 'The card was changed elsewhere, too',
    text: 'Since you opened it, another tab or device has saved changes. Please choose for these fields; everything else has been brought together.',
    mine: 'Mine, from here',
    theirs: 'From elsewhere',
    allMine: 'All mine',
    allTheirs: 'All from elsewhere',
    decide: 'Choose and save',
    later: 'Not now',
    waiting: 'Some fields were changed elsewhere, too',
    open: 'Choose',
  },
};

export default en;
