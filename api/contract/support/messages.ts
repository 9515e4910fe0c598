import type { Translated, Language } from '../base/languages.ts';

/** When staff answer: shown on the contact page and in support's automatic reply. */
export const supportHours: Translated = {
  he: 'אפשר לכתוב 24/7; אנחנו עונים בימים א׳–ה׳, 9:00–18:00. פניות שנשלחו בערב, בשישי או בחג נענות ביום העבודה הבא.',
  en: 'Write 24/7; we answer Sunday to Thursday, 9:00–18:00 Israel time. What is sent in the evening, on Friday or on a holiday is answered the next working day.',
};

export const automaticReplyBeginning: Record<Language, string> = {
  he: 'תשובה אוטומטית: ההודעה הגיעה אלינו, והתשובה תופיע כאן.',
  en: 'Automatic reply: your message has reached us, and the answer will appear here.',
};
