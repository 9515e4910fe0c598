import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { loginBody, registerForm } from '../accounts/accounts.schema.ts';
import { cardMessage } from '../leads/card-contact.schema.ts';
import { leadServices } from '../leads/entities/contact-lead.schema.ts';
import type { Language } from './languages.ts';
import { idParams } from './path-id.schema.ts';
import { salesLead } from '../leads/sales-leads.schema.ts';
import { translateIssues } from './translate-issue.ts';

/** Each number of docs/specification.md 5 is tried on both its sides, with its text in both languages. */
function issuesOf(schema: z.ZodType, input: object, language: Language = 'he'): Record<string, string> {
  const checked = schema.safeParse(input);
  return checked.success ? {} : translateIssues(checked.error.issues, language);
}

describe('login', () => {
  const good = { email: 'dana@example.test', password: '123456' };

  test('a password of 6 characters is enough, of 5 is not; the choice to be remembered is yes', () => {
    expect(issuesOf(loginBody, good)).toEqual({});
    expect(loginBody.parse(good).rememberMe).toBe(true);
    expect(issuesOf(loginBody, { ...good, password: '12345' })).toEqual({
      password: 'סיסמה חייבת להכיל לפחות 6 תווים',
    });
    expect(issuesOf(loginBody, { ...good, password: '12345' }, 'en')).toEqual({
      password: 'Password must contain at least 6 characters',
    });
  });

  test.each(['', 'dana', 'dana@', '@example.test', 'a b@example.test'])('%j is no address', (email) => {
    expect(issuesOf(loginBody, { ...good, email })).toEqual({ email: 'כתובת אימייל לא תקינה' });
    expect(issuesOf(loginBody, { ...good, email }, 'en')).toEqual({ email: 'Invalid email address' });
  });
});

describe('registration', () => {
  const good = {
    username: 'דנ',
    email: 'dana@example.test',
    password: '123456',
    confirmPassword: '123456',
  };
  const short = ['שם משתמש חייב להכיל לפחות 2 תווים', 'Username must contain at least 2 characters'];
  const long = ['שם משתמש חייב להיות עד 20 תווים', 'Username must be at most 20 characters'];

  test.each([
    ['1 character', 'ד', short],
    ['2 characters', 'דנ', null],
    ['20 characters', 'ד'.repeat(20), null],
    ['21 characters', 'ד'.repeat(21), long],
  ])('a user name of %s', (_, username, texts) => {
    const input = { ...good, username };
    expect(issuesOf(registerForm, input)).toEqual(texts ? { username: texts[0] } : {});
    expect(issuesOf(registerForm, input, 'en')).toEqual(texts ? { username: texts[1] } : {});
  });

  test('both passwords have at least 6 characters and are the same', () => {
    const tooShort = 'סיסמה חייבת להכיל לפחות 6 תווים';
    expect(issuesOf(registerForm, { ...good, password: '12345', confirmPassword: '12345' })).toEqual({
      password: tooShort,
      confirmPassword: tooShort,
    });
    const other = { ...good, confirmPassword: '1234567' };
    expect(issuesOf(registerForm, other)).toEqual({ confirmPassword: 'הסיסמאות אינן תואמות' });
    expect(issuesOf(registerForm, other, 'en')).toEqual({ confirmPassword: 'Passwords do not match' });
  });
});

describe('a lead for the sales department', () => {
  const good = { name: 'דן', phone: '0501234567' };

  test('a name of 2 characters is enough, of 1 is not', () => {
    expect(issuesOf(salesLead, good)).toEqual({});
    expect(issuesOf(salesLead, { ...good, name: 'ד' })).toEqual({ name: 'יש להזין שם מלא' });
    expect(issuesOf(salesLead, { ...good, name: 'ד' }, 'en')).toEqual({
      name: 'Please enter your full name',
    });
  });

  test('an e-mail may be left out, is checked when given, and stands in for the phone', () => {
    expect(issuesOf(salesLead, { ...good, email: '' })).toEqual({});
    expect(issuesOf(salesLead, { ...good, email: 'd@' })).toEqual({ email: 'כתובת מייל לא תקינה' });
    expect(issuesOf(salesLead, { name: 'דן', email: 'd@example.test' })).toEqual({});
    expect(issuesOf(salesLead, { name: 'דן' })).toEqual({
      phone: 'יש להזין טלפון או מייל לצורך יצירת קשר',
    });
  });

  test('looks for one of the six services, or none; its source is the website unless said', () => {
    expect(leadServices).toEqual([
      'single-card',
      'multiple-cards',
      'business-solution',
      'physical-cards',
      'consultation',
      'other',
    ]);
    for (const service of [...leadServices, '', null])
      expect(issuesOf(salesLead, { ...good, service }), String(service)).toEqual({});
    expect(Object.keys(issuesOf(salesLead, { ...good, service: 'anything' }))).toEqual(['service']);
    expect(salesLead.parse(good).source).toBe('website');
  });
});

describe('a message to a card’s owner', () => {
  const good = { profileId: 1, name: 'דן', email: 'd@example.test', phone: '031234567', message: 'שלום!' };

  test.each([
    ['profileId', 0, 1, 'יש לספק מזהה כרטיס תקין', 'A valid card id is required'],
    ['profileId', -1, 7, 'יש לספק מזהה כרטיס תקין', 'A valid card id is required'],
    ['name', 'ד', 'דן', 'שם חייב להכיל לפחות 2 תווים', 'Name must contain at least 2 characters'],
    ['email', 'd@', 'd@example.test', 'יש להזין כתובת אימייל תקינה', 'Please enter a valid email address'],
    ['phone', '03123456', '031234567', 'יש להזין מספר טלפון תקין', 'Please enter a valid phone number'],
    [
      'message',
      'שלום',
      'שלום!',
      'יש להזין הודעה של לפחות 5 תווים',
      'Please enter a message of at least 5 characters',
    ],
  ])('%s of %j is refused, of %j taken', (field, bad, enough, hebrew, english) => {
    expect(issuesOf(cardMessage, { ...good, [field]: enough })).toEqual({});
    expect(issuesOf(cardMessage, { ...good, [field]: bad })).toEqual({ [field]: hebrew });
    expect(issuesOf(cardMessage, { ...good, [field]: bad }, 'en')).toEqual({ [field]: english });
  });
});

test('an id in an address is whole, without a sign or a leading nought, and can be counted to exactly', () => {
  const read = (id: string) => idParams.safeParse({ id }).data?.id;
  expect(['1', '999999999999999'].map(read)).toEqual([1, 999_999_999_999_999]);
  for (const id of ['0', '01', '-1', '+1', '1.0', '1e3', ' 1', '', '1000000000000000'])
    expect([id, read(id)]).toEqual([id, undefined]);
});
