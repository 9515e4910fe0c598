import type { Translated } from '../../../contract/base/languages.ts';

export const closeAccountMessages = {
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
} as const satisfies Record<string, Translated>;
