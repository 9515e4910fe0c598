import { language } from '../../../contract/base/language.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { languageOfCard } from '../../../contract/cards/language-of-card.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { languageCookie } from '../../../contract/website/rendering.ts';
import type { AppContext } from '../../../http/context.ts';

/**
 * Language of a card's own messages: the one the visitor chose (`?lang=`, cookie), else the one the owner wrote in.
 * The browser's setting doesn't count: many visitors in Israel keep their phone in English.
 */
export function cardLanguage(ctx: AppContext, card: PublicCard): Language {
  const chosen = language.safeParse(ctx.query['lang'] ?? ctx.cookies.get(languageCookie, { signed: false }));
  return chosen.success ? chosen.data : languageOfCard(card);
}
