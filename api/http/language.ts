import { language } from '../contract/base/language.schema.ts';
import { defaultLanguage, type Language, languages } from '../contract/base/languages.ts';
import type { AppContext, AppMiddleware } from './context.ts';

/**
 * The visitor's language: the `lang` cookie they chose, else Accept-Language, else Hebrew (docs/specification.md 1).
 */
export function detectLanguage(ctx: Pick<AppContext, 'cookies' | 'acceptsLanguages' | 'get'>): Language {
  const chosen = language.safeParse(ctx.cookies.get('lang', { signed: false }));
  if (chosen.success) return chosen.data;
  if (!ctx.get('Accept-Language')) return defaultLanguage;
  const accepted = language.safeParse(ctx.acceptsLanguages([...languages]));
  return accepted.success ? accepted.data : defaultLanguage;
}

export const chooseLanguage: AppMiddleware = (ctx, next) => {
  ctx.state.language = detectLanguage(ctx);
  return next();
};
