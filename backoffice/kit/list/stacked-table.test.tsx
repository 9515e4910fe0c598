import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nContextProvider, memoryStore, StoreContextProvider, TestMemoryRouter } from 'react-admin';
import { expect, test } from 'vitest';
import { loadWords } from '../i18n/catalogues.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { createBackOfficeTheme } from '../theme/create-back-office-theme.ts';
import { StackedColumn, StackedTable } from './StackedTable.tsx';

await loadWords('he');

test('a table to read has all its columns, whatever is hidden in the list of its resource, and names its rows', () => {
  const store = memoryStore({ locale: 'he', 'contact-leads.datatable': ['name', 'phone'] });
  const html = renderToStaticMarkup(
    <TestMemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <StoreContextProvider value={store}>
          <I18nContextProvider value={createI18nProvider('he')}>
            <ThemeProvider theme={createTheme(createBackOfficeTheme('light', 'rtl') as ThemeOptions)}>
              <StackedTable resource="contact-leads" data={[{ id: 1, name: 'דנה', phone: '03-555-0100' }]}>
                <StackedColumn source="name" headsRows />
                <StackedColumn source="phone" />
              </StackedTable>
            </ThemeProvider>
          </I18nContextProvider>
        </StoreContextProvider>
      </QueryClientProvider>
    </TestMemoryRouter>,
  );
  const cells = [...html.matchAll(/<(t[dh])\b([^>]*)>(.*?)<\/\1>/gu)].map(
    ([, name, attributes = '', content = '']) => [
      name,
      /scope="(\w+)"/u.exec(attributes)?.[1],
      content.replaceAll(/<style.*?<\/style>|<[^>]+>/gu, ''),
    ],
  );
  expect(cells).toEqual([
    ['th', 'col', 'שם'],
    ['th', 'col', 'טלפון'],
    ['th', 'row', 'דנה'],
    ['td', undefined, '03-555-0100'],
  ]);
});
