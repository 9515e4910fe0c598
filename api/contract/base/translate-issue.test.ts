import { expect, test } from 'vitest';
import { z } from 'zod';
import { translateIssues } from './translate-issue.ts';

const form = z.object({
  missing: z.string(),
  empty: z.string().min(1),
  nothing: z.string(),
  kind: z.string(),
  email: z.email(),
  site: z.url(),
  day: z.iso.date(),
  choice: z.enum(['a', 'b']),
  short: z.string().min(3),
  long: z.string().max(3),
  low: z.number().min(2),
  above: z.number().gt(2),
  high: z.number().max(2),
  below: z.number().lt(2),
  whole: z.int(),
  step: z.number().multipleOf(5),
  few: z.array(z.string()).min(2),
  many: z.array(z.string()).max(1),
  either: z.union([z.string(), z.number()]),
  own: z.string().min(6, 'password_too_short'),
  list: z.array(z.object({ name: z.string() })),
});

const input = {
  empty: '',
  nothing: null,
  kind: 5,
  email: 'x',
  site: 'x',
  day: '2026-13-01',
  choice: 'c',
  short: 'a',
  long: 'abcd',
  low: 1,
  above: 2,
  high: 3,
  below: 2,
  whole: 1.5,
  step: 7,
  few: ['a'],
  many: ['a', 'b'],
  either: true,
  own: 'abc',
  list: [{ name: 'a' }, {}],
};

const issues = form.safeParse(input).error?.issues ?? [];

test('every kind of fault has its text in English', () => {
  expect(translateIssues(issues, 'en')).toEqual({
    missing: 'Required',
    empty: 'Required',
    nothing: 'Required',
    kind: 'Invalid input',
    email: 'Invalid email',
    site: 'Invalid web address',
    day: 'Invalid date',
    choice: 'Please choose one of the options',
    short: 'Must contain at least 3 characters',
    long: 'Must contain at most 3 characters',
    low: 'Must be at least 2',
    above: 'Must be greater than 2',
    high: 'Must be at most 2',
    below: 'Must be less than 2',
    whole: 'Must be a whole number',
    step: 'Must be a multiple of 5',
    few: 'The fewest items possible: 2',
    many: 'The most items possible: 1',
    either: 'Invalid input',
    own: 'Password must contain at least 6 characters',
    'list.1.name': 'Required',
  });
});

test('every kind of fault has its text in Hebrew, without a trace of English', () => {
  const texts = Object.entries(translateIssues(issues, 'he'));
  expect(texts).toHaveLength(Object.keys(form.shape).length);
  for (const [, text] of texts) expect(text).toMatch(/^[\u0590-\u05ff][^A-Za-z{}]*$/);
});

test('a fault of the whole has a place of its own', () => {
  expect(translateIssues(form.safeParse([]).error?.issues ?? [], 'he')).toEqual({ root: 'ערך לא תקין' });
});
