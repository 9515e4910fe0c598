import type { CardPageInput, CardPageResult } from '../../api/contract/cards/card-page.ts';
import { schemeOf } from '../../api/contract/cards/card-palettes.ts';
import { allCardMessages } from './all-messages.ts';
import { lookOf } from './look.ts';
import { openState } from './opening.ts';
import { CardDocument } from './page/CardDocument.tsx';
import { embedScript } from './page/embed-script.ts';
import { pageCss } from './page/page-css.ts';
import { pageStyles } from './page/stylesheets.ts';
import { writeMarkup } from './page/write-markup.ts';
import { templates } from './templates/index.ts';

const stylesPlace = '/*styles*/';

/** The whole page of a card: complete without any script (docs/product.md 4). */
export function renderCard(input: CardPageInput): CardPageResult {
  const { card, now, isEmbedded } = input;
  const { styles: all, names } = pageStyles(card);
  const { page, classes } = writeMarkup(<CardDocument input={input} styles={stylesPlace} />, names);
  // Which rules the page needs is known once the rest of it is written.
  const look = lookOf(card);
  const stroke = String(templates[card.template].icons.stroke);
  const styles = pageCss(all, names, {
    template: card.template,
    direction: allCardMessages[card.language].direction,
    classes,
    look: { ...look, light: { ...look.light, stroke } },
    scheme: schemeOf(card),
  });
  return {
    html: `<!doctype html>${page.replace(stylesPlace, () => styles)}`,
    styles: [styles],
    scripts: isEmbedded ? [embedScript] : [],
    validUntil: openState(card, now)?.validUntil ?? null,
  };
}
