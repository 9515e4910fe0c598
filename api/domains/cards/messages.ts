import type { ByLanguage, Language, Translated } from '../../contract/base/languages.ts';

// What the server says about cards, in every language; a capability with many texts has a file of its own beside it.

export const typeIsOfTeam: Translated = {
  he: 'זה כרטיס של צוות: הסוג שלו נקבע בתוכנית של החברה.',
  en: 'This card belongs to a team: its kind comes with the company’s plan.',
};

export const copyMarks: Record<Language, string> = { he: ' (עותק)', en: ' (copy)' };

export const takenDownCard: Translated = {
  he: 'צוות ביקור הסיר את הכרטיס מהאתר, ולכן אי אפשר לשכפל אותו.',
  en: 'Our staff took this card off the site, so it cannot be duplicated.',
};

export const closedAddressMessages: Record<Language, { title: string; text: string; home: string }> = {
  he: {
    title: 'הכרטיס הזה כבר לא כאן',
    text: 'בעלי הכרטיס סגרו את החשבון שלהם. הכתובת שמורה ואינה מובילה לאיש.',
    home: 'לדף הבית',
  },
  en: {
    title: 'This card is no longer here',
    text: 'Its owner closed their account. The address is kept and leads to nobody.',
    home: 'Home page',
  },
};

export const takenDownMessages: ByLanguage<{ title: string; text: string; home: string }> = {
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
};
