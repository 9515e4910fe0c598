import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cloneElement, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { adminRows, adminResourceNames } from '../../api/contract/admin/rows.schema.ts';
import type { FieldTraits } from '../kit/fields/make-field.tsx';
import { fieldsIn, type FieldElement } from '../kit/fields/page-fields.ts';
import { neededFor } from '../kit/list/shown-columns.ts';
import { namesOnly } from '../kit/record-names.ts';
import { foundColumns } from '../kit/search/second-line.ts';
import { createBackOfficeTheme } from '../kit/theme/create-back-office-theme.ts';
import { fieldsOf } from './all-resources.ts';

// A list carries the columns alone that it shows: a field that looks at another one without saying so (`reads`) would
// find nothing there.

/** One of them leads each field to whatever else it looks at. */
const values = ['paid', 'a@example.com', '050-1234567', '2026-01-01T00:00:00.000Z', 5, true, [{ name: 'א' }]];

/** What a field looks at in a record that has the same value everywhere. */
function readsOf(field: FieldElement, value: unknown): string[] {
  const read = new Set<string>();
  const record = new Proxy({}, { get: (_record, name) => (read.add(String(name)), value) });
  const shown = createElement(ThemeProvider, { theme }, cloneElement(field, { record }));
  try {
    renderToStaticMarkup(
      createElement(MemoryRouter, {}, createElement(QueryClientProvider, { client }, shown)),
    );
  } catch {
    // A value of another kind than the field's; it has been looked at by then.
  }
  return [...read];
}
const client = new QueryClient();
const theme = createTheme(createBackOfficeTheme('light', 'rtl') as ThemeOptions);

test.each(adminResourceNames)('what fields and names of %s look at is asked for', async (name) => {
  const known = Object.keys(adminRows[name].shape);
  const fields = fieldsIn(await fieldsOf(name));
  expect(known).toEqual(expect.arrayContaining([...namesOnly(name).meta.columns]));
  expect(known).toEqual(expect.arrayContaining([...foundColumns(name).meta.columns]));
  for (const [source, field] of fields) {
    if (!Object.hasOwn(field.type as FieldTraits, 'toText')) continue;
    const read = values.flatMap((value) => readsOf(field, value)).filter((one) => known.includes(one));
    expect(read, source).toContain(source);
    expect(neededFor(name, fields, [source]), source).toEqual(expect.arrayContaining(read));
  }
});
