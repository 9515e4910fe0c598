import type { Language } from '../contract/base/languages.ts';
import { languageCookie } from '../contract/website/rendering.ts';
import { secureCookies } from './cookie-options.ts';
import type { AppContext } from './context.ts';

const yearInMilliseconds = 365 * 24 * 60 * 60 * 1_000;

/** Stores a chosen language on this device; pages read the cookie too. */
export function setLanguageCookie(ctx: AppContext, language: Language): void {
  ctx.cookies.set(languageCookie, language, {
    signed: false,
    httpOnly: false,
    sameSite: 'lax',
    secure: secureCookies(ctx.deps.env),
    maxAge: yearInMilliseconds,
    overwrite: true,
  });
}
