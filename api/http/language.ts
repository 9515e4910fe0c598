import { LRUCache } from 'lru-cache';
import { cardLanguages, type CardLanguage } from '../contract/base/card-languages.ts';
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
  return (
    languageNamed(ctx.query['lang']) ??
    languageNamed(ctx.cookies.get(languageCookie, { signed: false })) ??
    acceptedLanguage(ctx)
  );
}

const languageNamed = (name: unknown) => languages.find((one) => one === name);

/** What browsers send as Accept-Language is one of a few hundred values, of which each is read once. */
const readHeaders = new LRUCache<string, Language>({ max: 1_000 });

function acceptedLanguage(ctx: Pick<AppContext, 'acceptsLanguages' | 'get'>): Language {
  const header = ctx.get('Accept-Language');
  if (!header) return defaultLanguage;
  let found = readHeaders.get(header);
  // A header of any length may come.
  if (!found) {
    found = languageNamed(ctx.acceptsLanguages([...languages])) ?? defaultLanguage;
    if (header.length < 200) readHeaders.set(header, found);
  }
  return found;
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
  const asked = ctx.query['lang'];
  ctx.state.readerLanguage = cardLanguages.find((one) => one === asked) ?? ctx.state.language;
  return next();
};
