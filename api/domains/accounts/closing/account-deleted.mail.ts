import { defineMail, say } from '../../messaging/index.ts';

export interface AccountDeletedInput {
  username: string;
  deletedAt: Date;
}

export const accountDeleted = defineMail<AccountDeletedInput>('account_deleted')(
  {
    he: {
      subject: say`החשבון שלך נמחק`,
      title: (name: string) => say`להתראות ${name}, החשבון נמחק`,
      gone: (date: string) => say`ב־${date} נמחקו החשבון, הכרטיסים, התמונות, הסטטיסטיקה והפניות.`,
      kept: say`קבלות ורישומי תשלום נשמרים כפי שהחוק דורש, ואינם משמשים לדבר אחר.`,
      note: say`המחיקה לא נעשתה על ידך? יש להשיב להודעה הזו מיד.`,
    },
    en: {
      subject: say`Your account was deleted`,
      title: (name) => say`Goodbye ${name}, your account was deleted`,
      gone: (date) => say`On ${date} your account, cards, pictures, statistics and messages were deleted.`,
      kept: say`Receipts and payment records are kept as the law requires, and used for nothing else.`,
      note: say`Was it not you? Answer this mail at once.`,
    },
  },
  (texts, { username, deletedAt }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.gone(format.date(deletedAt)) },
      { kind: 'text', words: texts.kept },
      { kind: 'note', words: texts.note },
    ],
  }),
);
