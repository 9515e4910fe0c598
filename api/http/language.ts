import type { CardLanguage } from '../contract/base/card-languages.ts';
import { cardLanguage } from '../contract/base/card-language.schema.ts';
import { language } from '../contract/base/language.schema.ts';
import { defaultLanguage, type Language, languages } from '../contract/base/languages.ts';
import { languageCookie } from '../contract/website/rendering.ts';
import type { AppContext, AppMiddleware } from './context.ts';

/**
 * The language of an answer: what the address asks for (`lang`), else the `lang` cookie that the visitor chose, else
 * Accept-Language, else Hebrew (docs/specification.md 1).
 */
export function detectLanguage(
  ctx: Pick<AppContext, 'cookies' | 'acceptsLanguages' | 'get' | 'query'>,
): Language {
  const asked = language.safeParse(ctx.query['lang']);
  if (asked.success) return asked.data;
  const chosen = language.safeParse(ctx.cookies.get(languageCookie, { signed: false }));
  if (chosen.success) return chosen.data;
  if (!ctx.get('Accept-Language')) return defaultLanguage;
  const accepted = language.safeParse(ctx.acceptsLanguages([...languages]));
  return accepted.success ? accepted.data : defaultLanguage;
}

/**
 * The language in which a visitor gets a card: the one they name (`lang`), else the first that their browser asks for
 * and the card has, else the card's main one (docs/product.md 12.8). The interface's cookie has no say.
 * @param languages of the card, the main one first
 */
export function cardLanguageFor(
  ctx: Pick<AppContext, 'acceptsLanguages' | 'query'>,
  languages: readonly [CardLanguage, ...CardLanguage[]],
): CardLanguage {
  const [main] = languages;
  if (languages.length === 1) return main;
  const has = (code: unknown) => languages.find((language) => language === code);
  const accepted = ctx
    .acceptsLanguages()
    .slice(0, maxAccepted)
    .map((tag) => tag.split('-', 1)[0]?.toLowerCase());
  return has(ctx.query['lang']) ?? accepted.map(has).find((language) => language !== undefined) ?? main;
}

/** More languages than anybody reads. */
const maxAccepted = 20;

/** Stores the visitor's language for whoever answers the request (docs/specification.md 8). */
export const chooseLanguage: AppMiddleware = (ctx, next) => {
  ctx.state.language = detectLanguage(ctx);
  const asked = cardLanguage.safeParse(ctx.query['lang']);
  ctx.state.readerLanguage = asked.success ? asked.data : ctx.state.language;
  return next();
};
