import { expect, it } from 'vitest';
import contactEn from '../features/leads/contact/contact.en.ts';
import contactHe from '../features/leads/contact/contact.he.ts';
import authEn from '../features/accounts/sign-in/auth.en.ts';
import authHe from '../features/accounts/sign-in/auth.he.ts';
import chatEn from '../features/support/chat/support-chat.en.ts';
import chatHe from '../features/support/chat/support-chat.he.ts';
import { supportStaleTime } from '../features/support/chat/support-queries.ts';
import toastsEn from '../features/website/toasts/toasts.en.ts';
import toastsHe from '../features/website/toasts/toasts.he.ts';
import en from './shell.en.ts';
import he from './shell.he.ts';

/** Texts that docs/specification.md 2, 4 and 8 quote but no page shows at once, with the English beside them. */
it.each([
  ['the loading screen', he.loading, 'טוען את המערכת', en.loading, 'Loading the system'],
  [
    'an ended session',
    he.session.expiredTitle,
    'התנתקות אוטומטית',
    en.session.expiredTitle,
    'You were logged out',
  ],
  [
    'why it ended',
    he.session.expiredText,
    'ההתחברות שלך פג תוקפה, אנא התחבר שוב',
    en.session.expiredText,
    'Your login has expired, please log in again',
  ],
  ['a logout', he.session.loggedOutTitle, 'התנתקת בהצלחה', en.session.loggedOutTitle, 'You have logged out'],
  [
    'a farewell',
    he.session.loggedOutText,
    'להתראות! מקווים לראותך שוב בקרוב',
    en.session.loggedOutText,
    'Goodbye! We hope to see you again soon',
  ],
  [
    'a failed logout',
    he.session.logoutFailedTitle,
    'שגיאת התנתקות',
    en.session.logoutFailedTitle,
    'Logout error',
  ],
  [
    'what to do then',
    he.session.logoutFailedText,
    'אירעה שגיאה בתהליך ההתנתקות, נסה שוב',
    en.session.logoutFailedText,
    'Something went wrong while logging out, try again',
  ],
  ['the guard’s toast', authHe.guard.toastTitle, 'נדרשת התחברות', authEn.guard.toastTitle, 'Login required'],
  [
    'the guard’s reason',
    authHe.guard.toastText,
    'יש להתחבר למערכת כדי לגשת לדף זה',
    authEn.guard.toastText,
    'Log in to open this page',
  ],
  ['a copy button', toastsHe.copy, 'העתק לזיכרון', toastsEn.copy, 'Copy to clipboard'],
  ['a copy', toastsHe.copied, 'הועתק!', toastsEn.copied, 'Copied!'],
  [
    'a closed conversation',
    chatHe.toasts.closed,
    'השיחה סגורה; יש לפתוח פנייה חדשה',
    chatEn.toasts.closed,
    'The conversation is closed; open a new service request',
  ],
  [
    'a message that was not sent',
    chatHe.toasts.send,
    'שגיאה בשליחת ההודעה, נסה שוב מאוחר יותר',
    chatEn.toasts.send,
    'Error sending the message, try again later',
  ],
  [
    'a conversation that stays open',
    chatHe.toasts.close,
    'שגיאה בסגירת השיחה, נסה שוב מאוחר יותר',
    chatEn.toasts.close,
    'Error closing the conversation, try again later',
  ],
  [
    'a conversation that stays closed',
    chatHe.toasts.reopen,
    'שגיאה בפתיחת השיחה מחדש, נסה שוב מאוחר יותר',
    chatEn.toasts.reopen,
    'Error reopening the conversation, try again later',
  ],
  ['the badge of full support', chatHe.badge.full, 'תמיכה מלאה', chatEn.badge.full, 'Full support'],
  ['the badge of basic support', chatHe.badge.basic, 'תמיכה בסיסית', chatEn.badge.basic, 'Basic support'],
  [
    'a lead that was sent',
    both(contactHe.dialogThanks),
    'הפנייה נשלחה בהצלחה / אנו ניצור איתך קשר בקרוב',
    both(contactEn.dialogThanks),
    'Your enquiry was sent / We will contact you soon',
  ],
  [
    'a lead of the page',
    both(contactHe.pageThanks),
    'תודה על פנייתך! / נחזור אליך בהקדם האפשרי',
    both(contactEn.pageThanks),
    'Thank you for getting in touch! / We will get back to you as soon as possible',
  ],
  [
    'a lead that was not sent',
    both(contactHe.failed),
    'שגיאה / אירעה שגיאה בשליחת הפנייה. אנא נסה שוב.',
    both(contactEn.failed),
    'Error / Something went wrong while sending your enquiry. Please try again.',
  ],
])('%s', (_, hebrew, specified, english, translated) => {
  expect([hebrew, english]).toEqual([specified, translated]);
});

it('support’s answers are fresh for a minute (docs/specification.md 9)', () => {
  expect(supportStaleTime).toBe(60_000);
});

function both({ title, description }: { title: string; description: string }): string {
  return `${title} / ${description}`;
}
