import { inEveryLanguage, translated } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about accounts, in every language.

export const closeAccountMessages = translated({
  closed: {
    he: 'החשבון נמחק. שלחנו אישור במייל, ותודה על הזמן ביחד.',
    en: 'Your account is deleted. We mailed you a confirmation. Thank you for having been with us.',
  },
  staff: {
    he: 'זה חשבון של הצוות: קודם צריך מנהל אחר להסיר ממנו את ההרשאה.',
    en: 'This is a staff account: another admin has to take its role away first.',
  },
  renewal: {
    he: 'יש מנוי שמתחדש מעצמו. קודם צריך לעצור את החידוש בעמוד המנוי, כדי שלא יהיה חיוב נוסף.',
    en: 'A plan renews itself. Stop the renewal on the subscription page first, so that nothing more is charged.',
  },
  money: {
    he: 'יש תשלום או החזר שעוד בדרך. כשהוא יסתיים אפשר יהיה למחוק, כדי ששום כסף שלך לא ילך לאיבוד.',
    en: 'A payment or a refund is still on its way. Once it is through you can delete, so that none of your money is lost.',
  },
});

export const accountDeletedMail = inEveryLanguage({
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
});
