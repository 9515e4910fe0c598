import { expect, it } from 'vitest';
import { findQuestions, questionsAsData } from './find-questions.ts';
import { helpOf } from './help-of.ts';
import en from './help.en.ts';
import he from './help.he.ts';

const everything = { mailConfigured: true, googleConfigured: true };
const nothing = { mailConfigured: false, googleConfigured: false };
const idsOf = (help: typeof he) => findQuestions(help, '').flatMap(({ questions }) => questions);

it.each([
  ['he', he, /נשלח אליו קישור/],
  ['en', en, /a link to choose a new password goes there/],
] as const)('promises no mail and no button that the installation hasn’t got (%s)', (_, texts, mail) => {
  const full = helpOf(texts, everything);
  const bare = helpOf(texts, nothing);
  expect(JSON.stringify(questionsAsData(full))).toMatch(mail);
  expect(JSON.stringify(questionsAsData(bare))).not.toMatch(mail);
  expect(bare.questions['forgot-password'].answer.join()).toContain('(/contact)');
  expect(idsOf(full)).toContain('google-login');
  expect(idsOf(bare)).not.toContain('google-login');
  expect(JSON.stringify(questionsAsData(bare))).not.toContain(texts.questions['google-login'].question);
});
