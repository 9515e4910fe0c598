import type { ColorScheme } from '../../../api/contract/cards/card-choices.ts';
import type { CardLook, Tokens } from '../look.ts';

/**
 * The styles of a look with the card's colours that they use in its own block, in place of those that stand there, and
 * the dark ones where its visitors see them. Paper is never dark.
 * @param template names the look's own block, `.bc-basic{…}`, the first of that name
 */
export function paintStyles(
  css: string,
  template: string,
  { light, dark }: CardLook,
  scheme: ColorScheme,
): string {
  const names = new Set(Array.from(css.matchAll(/var\(--([\w-]+)/gu), ([, name]) => name));
  const used = (tokens: Tokens) => Object.entries(tokens).filter(([name]) => names.has(name));
  const head = `.bc-${template}{`;
  const block = new RegExp(`\\.bc-${template}\\{([^}]*)\\}`, 'u');
  const painted = css.replace(block, (_, own: string) => {
    const kept = own.split(';').filter((declaration) => !(nameOf(declaration) in light));
    return `${head}${[...kept, ...written(used(light))].join(';')}}`;
  });
  if (!dark) return painted;
  const changed = used(dark).filter(([name, value]) => light[name] !== value);
  const condition = scheme === 'system' ? ' and (prefers-color-scheme:dark)' : '';
  return `${painted}@media screen${condition}{${head}${written(changed).join(';')}}}`;
}

/** `ink` of `--ink:#16202b`; nothing that a token is called for any other property. */
const nameOf = (declaration: string) => /^\s*--([\w-]+):/u.exec(declaration)?.[1] ?? '';
const written = (tokens: [name: string, value: string][]) =>
  tokens.map(([name, value]) => `--${name}:${value}`);
