import { inEveryLanguage, type Language } from '../../api/contract/base/languages.ts';

const texts = inEveryLanguage({
  he: {
    400: 'שגיאה בפורמט הבקשה',
    401: 'יש להתחבר למערכת כדי לבצע פעולה זו',
    402: 'נדרש תשלום או מנוי פעיל',
    403: 'אין לך הרשאות מתאימות לביצוע פעולה זו',
    404: 'המשאב המבוקש לא נמצא',
    413: 'הקובץ שהועלה גדול מדי',
    429: 'יותר מדי בקשות, נסה שוב בעוד מספר דקות',
    500: 'שגיאת שרת, נסה שוב מאוחר יותר',
    503: 'השירות אינו זמין, נסה שוב מאוחר יותר',
    network: 'בעיית חיבור לאינטרנט, אנא בדוק את החיבור ונסה שוב',
    noSecurityToken: 'לא ניתן לקבל אסימון אבטחה מהשרת',
    sessionEnded: 'ההתחברות פגה לפני שהבקשה הושלמה. הכול נשאר כאן; אפשר לשלוח שוב.',
  },
  en: {
    400: 'There is an error in the format of the request',
    401: 'You need to log in to do this',
    402: 'A payment or an active subscription is required',
    403: 'You do not have permission to do this',
    404: 'The requested resource was not found',
    413: 'The uploaded file is too large',
    429: 'Too many requests, try again in a few minutes',
    500: 'Server error, try again later',
    503: 'The service is unavailable, try again later',
    network: 'Internet connection problem, please check your connection and try again',
    noSecurityToken: 'Could not get a security token from the server',
    sessionEnded: 'The session ended before this was done. Everything is still here; send it again.',
  },
});

type Key = keyof (typeof texts)['he'];

export function requestText(key: Key, language: Language): string {
  return texts[language][key];
}

/** Default message of a status; an unknown status gets its status text. */
export function defaultErrorMessage(status: number, statusText: string, language: Language): string {
  const known: Partial<Record<number, string>> = texts[language];
  return known[status] ?? statusText;
}
