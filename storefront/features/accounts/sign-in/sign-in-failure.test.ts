import { describe, expect, it } from 'vitest';
import { errorOfStatus, NetworkError } from '../../../lib/api-errors.ts';
import en from './auth.en.ts';
import he from './auth.he.ts';
import { asksForCode, UserMissingError } from './sign-in-calls.ts';
import { loginFailure, registerFailure } from './sign-in-failure.ts';

const failed = 'התחברות נכשלה';
const notRegistered = 'ההרשמה נכשלה';

describe('what a refused login says (docs/specification.md 8, Auth)', () => {
  it.each([
    ['any answer that is not OK', errorOfStatus(503, 'x', null), failed, 'שגיאת שרת: 503'],
    ['no user, with a word of the server', new UserMissingError('חסום', false), failed, 'חסום'],
    ['no user', new UserMissingError('', false), failed, 'התחברות נכשלה - המידע מהשרת חסר'],
    ['a user without id', new UserMissingError('', true), failed, 'לא התקבלו נתוני משתמש תקינים'],
    ['no words at all', 'x', failed, 'שגיאה בהתחברות'],
    ['no connection', new NetworkError(''), 'שגיאת התחברות', 'ההתחברות נכשלה, אנא נסה שוב'],
    ['no token', new Error('לא ניתן לקבל אסימון אבטחה מהשרת'), failed, 'לא ניתן לקבל אסימון אבטחה מהשרת'],
  ])('%s', (_, error, title, description) => {
    expect(loginFailure(error, he)).toEqual({ title, description });
  });
});

describe('what a refused registration says', () => {
  it.each([
    ['the server’s words', errorOfStatus(409, 'שם המשתמש תפוס', null), notRegistered, 'שם המשתמש תפוס'],
    [
      'the one field’s words',
      errorOfStatus(422, 'חלק מהפרטים אינם תקינים', { errors: { password: 'נפוצה' } }),
      notRegistered,
      'נפוצה',
    ],
    [
      'the server’s words for several fields',
      errorOfStatus(422, 'חלק מהפרטים אינם תקינים', { errors: { password: 'נפוצה', email: 'תפוסה' } }),
      notRegistered,
      'חלק מהפרטים אינם תקינים',
    ],
    ['no user', new UserMissingError('', false), notRegistered, notRegistered],
    ['no words at all', 'x', notRegistered, 'שגיאה בהרשמה'],
    ['no connection', new NetworkError(''), 'שגיאת הרשמה', 'ההרשמה נכשלה, אנא נסה שוב'],
  ])('%s', (_, error, title, description) => {
    expect(registerFailure(error, he)).toEqual({ title, description });
  });
});

it('asks for a code where the password was right, and after no other refusal', () => {
  const refused = (data: unknown) => asksForCode(errorOfStatus(401, 'x', data));
  expect(refused({ code: 'second_factor_required' })).toBe(true);
  for (const data of [{ code: 'unauthorized' }, {}, null, 'second_factor_required'])
    expect(refused(data), JSON.stringify(data)).toBe(false);
  for (const error of [new NetworkError(''), new UserMissingError('x', false), null, 'x'])
    expect(asksForCode(error)).toBe(false);
});

it('greets and tells of Google in the words of the specification, in both languages', () => {
  expect([he.loggedInTitle, he.loggedInText('דנה')]).toEqual(['התחברת בהצלחה', 'ברוך הבא, דנה']);
  expect(he.registeredTitle).toBe('נרשמת בהצלחה');
  expect(he.googleFailed).toContain('Google');
  expect([en.loginErrorTitle, en.loginErrorText]).toEqual(['Login error', 'Login failed, please try again']);
  expect([en.registerErrorTitle, en.registerErrorText]).toEqual([
    'Registration error',
    'Registration failed, please try again',
  ]);
});
