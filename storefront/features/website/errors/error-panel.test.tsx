import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { loadMessages } from '../../../i18n/define-messages.ts';
import { LanguageContext } from '../../../i18n/language-context.ts';
import { errorOfStatus, NetworkError } from '../../../lib/api-errors.ts';
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx';
import { panelTypeOf } from './panel-type.ts';

async function shown(props: ErrorPanelProps, language: Language = 'he'): Promise<string> {
  await loadMessages(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageContext value={language}>
        <ErrorPanel {...props} />
      </LanguageContext>
    </MemoryRouter>,
  );
}

const general = 'מצטערים, אך התרחשה שגיאה בעת ביצוע הפעולה. אנא נסה שוב מאוחר יותר.';

describe('the generic error panel (docs/specification.md 2 and 8)', () => {
  it.each([
    ['error', general],
    ['warning', general],
    ['info', general],
    ['network', 'יש בעיית חיבור לאינטרנט. אנא בדוק את החיבור ונסה שוב.'],
    ['server', 'השרת נתקל בבעיה. אנא נסה שוב מאוחר יותר.'],
    ['subscription', 'נדרש מנוי פעיל כדי לגשת לתוכן זה. אנא שדרג את המנוי שלך.'],
  ] as const)('%s has its own words under the common title', async (type, message) => {
    const html = await shown({ type });
    expect(html).toContain(`data-type="${type}"`);
    expect(html).toContain('>התרחשה שגיאה</h2>');
    expect(html).toContain(`>${message}</p>`);
    expect(html).toContain('role="alert"');
    expect(await shown({ type }, 'en')).toContain('>Something went wrong</h2>');
  });

  it('has the buttons it is asked for, and no others', async () => {
    expect(await shown({})).not.toMatch(/<button|<a /);
    const html = await shown({ onRetry() {}, home: true, page: true });
    expect(html).toContain('ניסיון נוסף</button>');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>לדף הבית<\/a>/);
    expect(html).toContain('>התרחשה שגיאה</h1>');
  });

  it('shows other words as text, whatever is in them', async () => {
    const html = await shown({ title: '<b>x</b>', message: 'שגיאה 1 & 2', errorNumber: 'a-1' });
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(html).toContain('שגיאה 1 &amp; 2');
    expect(html).toContain('העתק לזיכרון');
  });
});

it.each([
  [new NetworkError('x'), 'network'],
  [errorOfStatus(402, 'x', null), 'subscription'],
  [errorOfStatus(500, 'x', null), 'server'],
  [errorOfStatus(502, 'x', null), 'server'],
  [errorOfStatus(503, 'x', null), 'server'],
  [errorOfStatus(404, 'x', null), 'error'],
  [errorOfStatus(403, 'x', null), 'error'],
  [new TypeError('Failed to fetch dynamically imported module: https://b.example/assets/x.js'), 'network'],
  [new TypeError('error loading dynamically imported module: https://b.example/x.js'), 'network'],
  [new TypeError('Importing a module script failed.'), 'network'],
  [new Error('Unable to preload CSS for /assets/x.css'), 'network'],
  [new TypeError('undefined is not a function'), 'error'],
  ['a text', 'error'],
  [null, 'error'],
])('%s is told as %s', (issue, type) => {
  expect(panelTypeOf(issue)).toBe(type);
});
