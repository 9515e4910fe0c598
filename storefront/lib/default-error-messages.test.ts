import { expect, it } from 'vitest';
import { defaultErrorMessage, requestText } from './default-error-messages.ts';

it.each([
  [400, 'שגיאה בפורמט הבקשה', 'There is an error in the format of the request'],
  [401, 'יש להתחבר למערכת כדי לבצע פעולה זו', 'You need to log in to do this'],
  [402, 'נדרש תשלום או מנוי פעיל', 'A payment or an active subscription is required'],
  [403, 'אין לך הרשאות מתאימות לביצוע פעולה זו', 'You do not have permission to do this'],
  [404, 'המשאב המבוקש לא נמצא', 'The requested resource was not found'],
  [413, 'הקובץ שהועלה גדול מדי', 'The uploaded file is too large'],
  [429, 'יותר מדי בקשות, נסה שוב בעוד מספר דקות', 'Too many requests, try again in a few minutes'],
  [500, 'שגיאת שרת, נסה שוב מאוחר יותר', 'Server error, try again later'],
  [503, 'השירות אינו זמין, נסה שוב מאוחר יותר', 'The service is unavailable, try again later'],
  [418, "I'm a teapot", "I'm a teapot"],
  [502, 'Bad Gateway', 'Bad Gateway'],
])('status %i has its message in both languages (docs/specification.md 8)', (status, hebrew, english) => {
  const statusText = { 418: "I'm a teapot", 502: 'Bad Gateway' }[status] ?? 'its status text';
  expect(defaultErrorMessage(status, statusText, 'he')).toBe(hebrew);
  expect(defaultErrorMessage(status, statusText, 'en')).toBe(english);
});

it('a lost connection and a missing token are told in both languages', () => {
  expect(requestText('network', 'he')).toBe('בעיית חיבור לאינטרנט, אנא בדוק את החיבור ונסה שוב');
  expect(requestText('network', 'en')).toBe(
    'Internet connection problem, please check your connection and try again',
  );
  expect(requestText('noSecurityToken', 'he')).toBe('לא ניתן לקבל אסימון אבטחה מהשרת');
  expect(requestText('noSecurityToken', 'en')).toBe('Could not get a security token from the server');
});
