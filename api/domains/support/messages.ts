import type { Language, Translated } from '../../contract/base/languages.ts';

export const tooManyUnsent: Translated = {
  he: 'הועלו כבר 20 קבצים שעוד לא נשלחו. אפשר לשלוח אותם, או לחכות יום.',
  en: '20 files were uploaded and not sent yet. Send them, or wait a day.',
};

export const conversationMoved: Translated = {
  he: 'בינתיים השיחה עברה למישהו אחר. המסך התרענן, ואפשר להחליט שוב.',
  en: 'The conversation went to somebody else meanwhile. What you see was read anew; decide again.',
};

/** What a colleague is told of whose care a conversation is now. */
export const movedNotice: Record<Language, { got(name: string): string; lost(name: string): string }> = {
  he: { got: (name) => `שיחה עברה לטיפולך מ־${name}`, lost: (name) => `שיחה שבטיפולך עברה אל ${name}` },
  en: {
    got: (name) => `${name} handed you a conversation`,
    lost: (name) => `${name} took a conversation over from you`,
  },
};
