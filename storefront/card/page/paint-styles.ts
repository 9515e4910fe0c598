import type { ColorScheme } from '../../../api/contract/cards/card-choices.ts';
import type { CardLook, Tokens } from '../look.ts';

/** Styles of a look, ready to be painted in the colours of one card after the other. */
export interface Canvas {
  /** The beginning of the look's own block, with what stands before it. */
  before: string;
  /** What that block says. */
  own: readonly string[];
  after: string;
  /** Colours and measures that the styles use, by their names without `--`. */
  uses: ReadonlySet<string>;
  head: string;
}

/** @param template names the look's own block, `.bc-basic{…}`, the first of that name */
export function canvasOf(css: string, template: string): Canvas {
  const uses = new Set(Array.from(css.matchAll(/var\(--([\w-]+)/gu), ([, name = '']) => name));
  const head = `.bc-${template}{`;
  const open = css.indexOf(head);
  if (open < 0) return { before: css, own: [], after: '', uses, head };
  const close = css.indexOf('}', open);
  const own = css.slice(open + head.length, close).split(';');
  return { before: css.slice(0, open), own, after: css.slice(close + 1), uses, head };
}

/**
 * The styles with the card's colours that they use in the look's own block, in place of those that stand there, and the
 * dark ones where its visitors see them. Paper is never dark.
 */
export function paint(
  { before, own, after, uses, head }: Canvas,
  { light, dark }: CardLook,
  scheme: ColorScheme,
): string {
  const used = (tokens: Tokens) => Object.entries(tokens).filter(([name]) => uses.has(name));
  const kept = own.filter((declaration) => !(nameOf(declaration) in light));
  const painted =
    own.length > 0 ? `${before}${head}${[...kept, ...written(used(light))].join(';')}}${after}` : before;
  if (!dark) return painted;
  const changed = used(dark).filter(([name, value]) => light[name] !== value);
  const condition = scheme === 'system' ? ' and (prefers-color-scheme:dark)' : '';
  return `${painted}@media screen${condition}{${head}${written(changed).join(';')}}}`;
}

/** `ink` of `--ink:#16202b`; nothing that a token is called for any other property. */
const nameOf = (declaration: string) => /^\s*--([\w-]+):/u.exec(declaration)?.[1] ?? '';
const written = (tokens: [name: string, value: string][]) =>
  tokens.map(([name, value]) => `--${name}:${value}`);
