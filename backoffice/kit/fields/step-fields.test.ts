import { expect, test } from 'vitest';
import { stateReasons } from '../../../api/contract/payments/state-reasons.ts';
import { fieldsOf } from '../../resources/all-resources.ts';
import { loadWords } from '../i18n/catalogues.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { tableOf } from '../export/export-fields.ts';

await loadWords('he');
const { translate } = createI18nProvider('he');

/** A cell of a payment's line in the file of the list. */
async function cellOf(field: 'reason' | 'requestedBy', value: string): Promise<string | undefined> {
  const [titles, line] = await tableOf({
    resource: 'payments',
    fields: await fieldsOf('payments'),
    records: [{ id: 1, [field]: value }],
    translate: translate as never,
    dataProvider: {} as never,
  });
  return line?.[titles?.indexOf(translate(`resources.payments.fields.${field}`)) ?? -1];
}

test.each([...stateReasons, 'declined 004'])('why a payment changed says Hebrew: %s', async (reason) => {
  expect(await cellOf('reason', reason)).toMatch(/^[^a-z]*[א-ת][^a-z]*$/u);
});

test('what a person wrote stays as it is', async () => {
  expect(await cellOf('reason', 'wrong size')).toBe('wrong size');
});

test('who asked is the system in Hebrew, else as written down', async () => {
  expect(await cellOf('requestedBy', 'system')).toMatch(/^[א-ת ]+$/u);
  expect(await cellOf('requestedBy', 'admin:7')).toBe('admin:7');
});
