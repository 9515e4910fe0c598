import type { MailName } from '../../../../api/contract/messaging/mail-names.ts';

export const mailsHebrew: Record<MailName, string> = {
  verify_email: 'אימות כתובת',
  confirm_new_email: 'אישור כתובת חדשה',
  email_changed: 'הכתובת הוחלפה',
  reset_password: 'איפוס סיסמה',
  new_card_lead: 'פנייה לכרטיס',
  new_sales_lead: 'פנייה למכירות',
  receipt: 'קבלה',
  credit: 'זיכוי',
  deal_cancelled: 'עסקה בוטלה',
  renewal_ahead: 'חידוש מתקרב',
  renewal_stopped: 'החידוש הופסק',
  charge_failed: 'חיוב נכשל',
  card_expiring: 'כרטיס עומד לפוג',
  package_ended: 'חבילה הסתיימה',
  order_shipped: 'הזמנה נשלחה',
  chip_asked_back: 'בקשה להחזרת שבב',
  account_deleted: 'חשבון נסגר',
  team_invitation: 'הזמנה לצוות',
  card_taken_down: 'כרטיס הוסר',
  card_restored: 'כרטיס הוחזר',
};
