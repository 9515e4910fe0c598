import type { ErrorCode } from './error-codes.schema.ts';
import type { Translated } from './languages.ts';

/**
 * The default text of each error code, as listed in docs/specification.md 8. The server sends them; a client uses
 * them when an answer carries no message.
 */
export const errorMessages: Readonly<Record<ErrorCode, Translated>> = {
  malformed_request: {
    he: 'הבקשה שנשלחה אינה במבנה תקין.',
    en: 'There is an error in the format of the request.',
  },
  login_required: {
    he: 'יש להתחבר למערכת כדי לבצע פעולה זו.',
    en: 'You need to log in to perform this action.',
  },
  invalid_credentials: {
    he: 'כתובת האימייל או הסיסמה שגויות.',
    en: 'The email address or the password is wrong.',
  },
  bad_signature: {
    he: 'החתימה של ההודעה אינה תקינה.',
    en: 'The signature of this message is not valid.',
  },
  payment_required: {
    he: 'לביצוע פעולה זו נדרש תשלום או מנוי פעיל.',
    en: 'Payment or an active subscription is required.',
  },
  forbidden: {
    he: 'אין לך הרשאה מתאימה לביצוע פעולה זו.',
    en: 'You do not have suitable permissions for this action.',
  },
  csrf_token_invalid: {
    he: 'אימות האבטחה של הדף פג. יש לרענן את הדף ולנסות שוב.',
    en: 'The security check of this page has expired. Refresh the page and try again.',
  },
  demo_account_protected: {
    he: 'בחשבון ההדגמה אי אפשר לבצע את השינוי הזה.',
    en: 'This change is not possible in the demo account.',
  },
  viewing_only: {
    he: 'צפייה בלבד: כשרואים את האתר כמו בעל החשבון אי אפשר לשנות דבר. כדי לחזור לפעול יש לסיים את הצפייה.',
    en: 'View only: while you see the site as the owner does, nothing can be changed. End the view to act again.',
  },
  proof_needed: {
    he: 'כדי לבצע את הפעולה הזו צריך לאמת שוב את הזהות, למשל עם הסיסמה.',
    en: 'Before this action, prove once more that it is you, for example with your password.',
  },
  second_factor_required: {
    he: 'כדי להמשיך צריך אימות נוסף: מפתח כניסה, קוד מהאפליקציה או קוד שחזור.',
    en: 'To go on, prove it is you once more: with a passkey, a code from your app or a recovery code.',
  },
  not_found: {
    he: 'מה שביקשת לא נמצא.',
    en: 'The requested resource was not found.',
  },
  method_not_allowed: {
    he: 'הפעולה אינה אפשרית בכתובת זו.',
    en: 'This action is not possible at this address.',
  },
  request_timeout: {
    he: 'הנתונים הגיעו לאט מדי והשליחה נעצרה. אפשר לנסות שוב בחיבור טוב יותר.',
    en: 'The data came too slowly and sending was stopped. Try again on a better connection.',
  },
  conflict: {
    he: 'הפעולה מתנגשת עם נתונים קיימים.',
    en: 'The action conflicts with existing data.',
  },
  payload_too_large: {
    he: 'הקובץ או הנתונים שנשלחו גדולים מדי.',
    en: 'The uploaded file or data is too large.',
  },
  unsupported_media_type: {
    he: 'סוג התוכן שנשלח אינו נתמך.',
    en: 'This type of content is not supported.',
  },
  validation_failed: {
    he: 'חלק מהפרטים אינם תקינים. יש לתקן ולנסות שוב.',
    en: 'Some of the details are not valid. Correct them and try again.',
  },
  too_many_requests: {
    he: 'נשלחו יותר מדי בקשות. אפשר לנסות שוב בעוד כמה דקות.',
    en: 'Too many requests. Try again in a few minutes.',
  },
  internal_error: {
    he: 'אירעה שגיאה בשרת. אפשר לנסות שוב מאוחר יותר.',
    en: 'A server error occurred. Try again later.',
  },
  service_unavailable: {
    he: 'השירות אינו זמין כרגע. אפשר לנסות שוב מאוחר יותר.',
    en: 'The service is unavailable. Try again later.',
  },
};
