import { expect, test } from 'vitest';
import { auditActions, otherAuditEntities } from '../../../../../api/contract/admin/audited.ts';
import { adminResourceNames } from '../../../../../api/contract/admin/rows.schema.ts';
import { loadWords } from '../../../../kit/i18n/catalogues.ts';
import { createI18nProvider } from '../../../../kit/providers/i18n-provider.ts';
import { actionLabel, entityLabel, rowLabel } from './messages.ts';

await loadWords('he');

test('the Hebrew audit log has a Hebrew word for every action and every row', () => {
  const { translate } = createI18nProvider('he');
  for (const action of auditActions)
    expect(actionLabel(action, translate), action).toMatch(/^[א-ת״׳:\s־]+$/u);
  for (const entity of [...adminResourceNames, ...otherAuditEntities])
    expect(entityLabel(entity, translate), entity).toMatch(/^[א-ת]/u);
});

test('a row without a page is named in words where it has a name, else by its number', () => {
  const { translate } = createI18nProvider('he');
  expect(rowLabel('background-jobs', 'forget-checkout-answers', translate)).toBe(
    'מחיקת תשובות ישנות של דפי התשלום',
  );
  expect(rowLabel('background-jobs', 'former-queue', translate)).toBe('#former-queue');
  expect(rowLabel('database-migrations', '7', translate)).toBe('#7');
});
