import { nameOf, readRules, splitAt, writeRules, type Rule } from './css-rules.ts';

/** Shorthands that set each of these again. */
const shorthands: Record<string, RegExp> = {
  background: /^background-/u,
  font: /^(?:font-(?:size|weight|family|style)|line-height)$/u,
  gap: /^(?:row|column)-gap$/u,
  inset: /^inset-/u,
  margin: /^margin-/u,
  padding: /^padding-/u,
};

/**
 * The look's own sheet after the shared one, in fewer characters and with the same effect: without what the look sets
 * again under the same selector, and under the names of a page whose lines run across it, which all cards have.
 */
export function compactStyles(shared: string, ofLook: string): string {
  const rules = readRules(ofLook);
  return inShorterNames(
    withoutCard(writeRules(withoutOverridden(readRules(shared), rules)) + writeRules(rules)),
  );
}

/**
 * Selectors without the class that stands around the whole card: a page is one card, in one look. Shared rules and those
 * of the look lose it alike, and the look's come later; a rule without the class is written so that nothing depends on
 * its being weaker for that. What is said of all elements of a kind is said of the page's, and is the weakest of all.
 */
const withoutCard = (css: string) =>
  css
    .replace(/(?<=^|[{},])\.bc(?:-[a-z]+)? (?=(?:[a-z]+|:is\()?\.c-)/gu, '')
    .replace(/(?<=^|[{},])\.bc(?: :where\(([a-z\d,]+)\)| (\*|:before|:after))/gu, '$1$2');

/** Shared rules without the declarations that a look overrides whatever the page is; `!important` ones stay. */
function withoutOverridden(shared: readonly Rule[], ofLook: readonly Rule[]): Rule[] {
  const again = new Map<string, string[]>();
  for (const { head, body } of ofLook)
    if (typeof body === 'string')
      for (const selector of splitAt(',', head)) {
        const names = splitAt(';', body).filter(isPlain).map(nameOf);
        again.set(bare(selector), [...(again.get(bare(selector)) ?? []), ...names]);
      }
  return shared.flatMap((rule) => {
    const { head, body } = rule;
    if (typeof body !== 'string' || head.startsWith('@')) return [rule];
    const setAgain = splitAt(',', head).map((selector) => again.get(bare(selector)) ?? []);
    const left = splitAt(';', body).filter(
      (declaration) =>
        !isPlain(declaration) ||
        !setAgain.every((names) => names.some((name) => covers(name, nameOf(declaration)))),
    );
    return left.length > 0 ? [{ head, body: left.join(';') }] : [];
  });
}

/** A selector without the class that stands around a whole card, of which a look's rules name the more telling one. */
const bare = (selector: string) => selector.replace(/^\.bc(?:-[a-z]+)? /u, '');
const isPlain = (declaration: string) => !declaration.includes('!important');
const covers = (name: string, other: string) => name === other || shorthands[name]?.test(other) === true;

const physical: Record<string, string> = {
  'block-size': 'height',
  'inline-size': 'width',
  'inset-block-start': 'top',
  'inset-block-end': 'bottom',
};

function inShorterNames(css: string): string {
  return (
    css
      .replace(
        /(?<=[{;])(?:(min-|max-)?(?:block|inline)-size|inset-block-(?:start|end)|(margin|padding|border)-block-(start|end))(?=:)/gu,
        (name, bound: string | undefined, box: string | undefined, edge: string | undefined) =>
          box
            ? `${box}-${edge === 'start' ? 'top' : 'bottom'}`
            : `${bound ?? ''}${physical[bound ? name.slice(bound.length) : name]}`,
      )
      .replace(/"[^"]*"|(,) | ([*/]) /gu, (all, comma?: string, sign?: string) => comma ?? sign ?? all)
      // The page's own faces have the shorter name.
      .replaceAll('"Rubik Variable",', '')
      .replaceAll('currentColor', 'currentcolor')
  );
}
