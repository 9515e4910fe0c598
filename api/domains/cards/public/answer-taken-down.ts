import type { AppContext } from '../../../http/context.ts';
import { answerGone } from '../notices/gone-page.ts';

/** Answers the address of a card that staff took down (docs/security.md H4), without its owner's name or the reason. */
export function answerTakenDown(ctx: AppContext): void {
  answerGone(ctx, {
    he: {
      title: 'הכרטיס הזה אינו זמין',
      text: 'הכרטיס הוסר מהאתר בידי הצוות. אם זה הכרטיס שלך, נשלח אליך מייל שמסביר מדוע, ואפשר <a href="/contact">לכתוב לנו</a>.',
      home: 'לדף הבית',
    },
    en: {
      title: 'This card is not available',
      text: 'Our staff took the card off the site. If it is yours, you were sent a mail that says why, and you can <a href="/contact">write to us</a>.',
      home: 'Home page',
    },
  });
}
