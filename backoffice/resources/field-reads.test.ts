import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cloneElement, createElement, Suspense, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ResourceContext, TestMemoryRouter } from 'react-admin';
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
const values = [
  'paid',
  'a@example.com',
  '050-1234567',
  '2026-01-01T00:00:00.000Z',
  5,
  true,
  ['א'],
  [{ name: 'א' }],
  { to: 'role', role: 'user' },
];

/** What a browser's own reader of HTML has to take apart first. */
const readByBrowsers = ['blog-posts.content'];

/** And one of those that a field of choices knows. */
const valuesOf = ({ props }: FieldElement): unknown[] => {
  const [choice] = (props as { choices?: readonly { id: unknown }[] }).choices ?? [];
  return choice ? [choice.id, ...values] : values;
};

/** What a field looks at in records that have one of the values everywhere. */
function readsOf(field: FieldElement): Set<string> {
  const read = new Set<string>();
  draw(
    field,
    values.map((value) => new Proxy({}, { get: (_record, name) => (read.add(String(name)), value) })),
  );
  return read;
}

/** As the audit log has it, which shows fields of every resource: one page, on which the field stands once a record. */
function draw(field: FieldElement, records: object[]): string {
  const drawn = records.map((record, key) =>
    // A value may be of another kind than the field's: what then fails is left out, and has been looked at by then.
    createElement(Suspense, { key, fallback: null }, cloneElement(field, { record })),
  );
  const shown = createElement(ResourceContext.Provider, { value: 'audit-log' }, drawn);
  const queried = createElement(
    QueryClientProvider,
    { client },
    createElement(ThemeProvider, { theme }, shown),
  );
  // Fields of react-admin and our own have a router each: it reads another build of it.
  return renderToStaticMarkup(
    createElement(MemoryRouter, {}, createElement(TestMemoryRouter as FunctionComponent, {}, queried)),
  );
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
    const read = [...readsOf(field)].filter((one) => known.includes(one));
    expect(read, source).toContain(source);
    expect(neededFor(name, fields, [source]), source).toEqual(expect.arrayContaining(read));
  }
});

// A row of the log has the values alone that changed, neither an id nor what its record's name is made of.
test.each(adminResourceNames.filter((name) => name !== 'audit-log'))(
  'each field of %s shows its value where it stands alone',
  async (name) => {
    for (const [source, field] of fieldsIn(await fieldsOf(name))) {
      const drawn = draw(
        field,
        valuesOf(field).map((value) => ({ [source]: value })),
      );
      if (!readByBrowsers.includes(`${name}.${source}`)) expect(drawn, source).not.toBe('');
      expect(drawn, source).not.toContain('undefined');
    }
  },
);
