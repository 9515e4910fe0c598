import { ThemeProvider, createTheme } from '@mui/material';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { loadWords } from '../i18n/catalogues.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { createBackOfficeTheme } from '../theme/create-back-office-theme.ts';
import { SafeLink } from './SafeLink.tsx';

await loadWords('he');

const store = memoryStore({ locale: 'he' });

function draw(value: string): string {
  return renderToStaticMarkup(
    <StoreContextProvider value={store}>
      <I18nContextProvider value={createI18nProvider('he')}>
        <ThemeProvider theme={createTheme(createBackOfficeTheme('light', 'rtl'))}>
          <SafeLink value={value} />
        </ThemeProvider>
      </I18nContextProvider>
    </StoreContextProvider>,
  );
}

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '\u0001javascript:x',
])('%j is shown as text with the reason, and is no link', (value) => {
  const html = draw(value);
  expect(html).not.toContain('<a');
  expect(html).not.toContain('href');
  expect(html).not.toContain('<script>');
  expect(html).toContain('הקישור אינו בטוח');
});

test('a safe address opens in a tab of its own that knows nothing of us', () => {
  const html = draw('https://example.co.il/"x');
  expect(html).not.toContain('href');
  const safe = draw('https://example.co.il/a?b=1&c=2');
  expect(safe).toContain('href="https://example.co.il/a?b=1&amp;c=2"');
  expect(safe).toContain('target="_blank"');
  expect(safe).toContain('rel="noopener noreferrer nofollow"');
});

test('a mail address opens no tab', () => {
  const html = draw('mailto:dana@example.co.il');
  expect(html).toContain('href="mailto:dana@example.co.il"');
  expect(html).not.toContain('target');
});
