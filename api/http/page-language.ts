import { language } from '../contract/base/language.schema.ts';
import { defaultLanguage, type Language } from '../contract/base/languages.ts';
import { languageCookie } from '../contract/website/rendering.ts';
import type { AppContext } from './context.ts';
import { setLanguageCookie } from './language-cookie.ts';

/**
 * Language of a page: `?lang=` (stored in the cookie from then on), else the cookie, else Hebrew
 * (docs/specification.md 1). Pages ignore the browser's setting: Hebrew is the product's default.
 */
export function chooseLanguageOfPage(ctx: AppContext): Language {
  const asked = language.safeParse(ctx.query['lang']);
  if (asked.success) {
    setLanguageCookie(ctx, asked.data);
    return asked.data;
  }
  const kept = language.safeParse(ctx.cookies.get(languageCookie, { signed: false }));
  return kept.success ? kept.data : defaultLanguage;
}
