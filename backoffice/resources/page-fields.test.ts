import { expect, test } from 'vitest';
import { adminRows, adminResourceNames } from '../../api/contract/admin/rows.schema.ts';
import { fieldsIn } from '../kit/fields/page-fields.ts';
import { allResources, fieldsOf } from './all-resources.ts';

const withPages = adminResourceNames.filter((name) =>
  allResources.some((resource) => resource.name === name),
);

test.each(withPages)('the page of %s shows each field that its rows have, and no other', async (name) => {
  const shown = [...fieldsIn(await fieldsOf(name)).keys()];
  const known = Object.keys(adminRows[name].shape).filter((field) => field !== 'version');
  expect(shown.toSorted()).toEqual(known.toSorted());
});
