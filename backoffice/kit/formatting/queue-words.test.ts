import { expect, test } from 'vitest';
import { loadWords } from '../i18n/catalogues.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { queueWord, scheduleWord } from './queue-words.ts';

await loadWords('he');

test('queues and their hours are told in words', () => {
  const { translate } = createI18nProvider('he');
  expect(queueWord('renew-packages', translate)).toBe('חידוש חבילות');
  expect(queueWord('desk-test', translate)).toBe('desk-test');
  expect(scheduleWord('* * * * *', translate)).toBe('כל דקה');
  expect(scheduleWord('*/10 * * * *', translate)).toBe('כל 10 דקות');
  expect(scheduleWord('7 * * * *', translate)).toBe('בכל שעה, בדקה 7');
  expect(scheduleWord('5 10 * * *', translate)).toBe('כל יום ב־10:05');
  expect(scheduleWord('*/10 8-19 * * 0-3', translate)).toBe(
    'כל 10 דקות, בין 8:00 ל־19:59, מיום ראשון עד יום רביעי',
  );
  for (const other of ['0 0 1 * *', '* 3 * * *']) expect(scheduleWord(other, translate)).toBe(other);
});
