import { inEveryLanguage } from '../../../contract/base/languages.ts';

// What the server says about proofs of identity, in every language.

export const proofPageMessages = inEveryLanguage({
  he: {
    title: 'אימות הזהות',
    given: 'האימות הצליח. אפשר לסגור את החלון ולחזור לדף שממנו באת.',
    failed: 'האימות לא הצליח. אפשר לסגור את החלון ולנסות שוב, עם חשבון Google שמחובר לחשבון שלך.',
  },
  en: {
    title: 'Proof of identity',
    given: 'You have proved who you are. Close this window and go back to the page you came from.',
    failed:
      'That did not work. Close this window and try again, with the Google account that is linked to your account.',
  },
});
