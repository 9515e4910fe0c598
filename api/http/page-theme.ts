import { themeCookie, themes, type Theme } from '../contract/website/rendering.ts';
import type { AppContext } from './context.ts';

/** The theme of the visitor's cookie; null where the system's is used. */
export function chosenTheme(ctx: AppContext): Theme | null {
  const kept = ctx.cookies.get(themeCookie, { signed: false });
  return themes.find((theme) => theme === kept) ?? null;
}
