import type { Language } from '../../../contract/base/languages.ts';
import type { PageRequest, PartRequest } from '../../../contract/website/rendering.ts';
import type { AppContext } from '../../../http/context.ts';
import { chosenTheme } from '../../../http/page-theme.ts';
import { storefrontOf } from './answer-page.ts';

/**
 * The HTML of one part of the site by itself (docs/product.md 13.16).
 * @param read calls the API as the visitor
 */
export async function drawPart(
  ctx: AppContext,
  read: PageRequest['read'],
  part: PartRequest['part'],
  language: Language,
): Promise<string> {
  const { deps, state } = ctx;
  const storefront = storefrontOf(deps);
  const { renderPart } = await storefront.bundle();
  const html = await renderPart({
    part,
    language,
    theme: chosenTheme(ctx),
    nonce: state.nonce,
    publicUrl: deps.env.PUBLIC_URL,
    assets: (modules) => storefront.assets(modules, language),
    read,
  });
  return storefront.finish(html, ctx.url, state.nonce);
}
