import { endOfBrackets, nameOf, splitAt, type Rule } from './css-rules.ts';

/**
 * Rules under one selector, and groups under one condition, written once where nothing between them sets the same
 * property with the same weight: what a page looks like depends on the order of no others.
 */
export function mergeRules(rules: readonly Rule[]): Rule[] {
  const merged: Rule[] = [];
  for (const rule of rules) {
    const first = isFace(rule) ? -1 : merged.findLastIndex(({ head }) => head === rule.head);
    const earlier = merged[first];
    if (!earlier) {
      merged.push(rule);
      continue;
    }
    const between = merged.slice(first + 1);
    if (areFree(earlier, between)) {
      merged.splice(first, 1);
      merged.push(joined(earlier, rule));
    } else if (areFree(rule, between)) merged[first] = joined(earlier, rule);
    else merged.push(rule);
  }
  return merged.map(({ head, body }) => ({ head, body: typeof body === 'string' ? body : mergeRules(body) }));
}

/** At-rules that are no condition: those of two typefaces have the same head. */
const isFace = ({ head, body }: Rule) => head.startsWith('@') && typeof body === 'string';

function joined({ head, body }: Rule, later: Rule): Rule {
  if (typeof body !== 'string' || typeof later.body !== 'string')
    return { head, body: [body, later.body].flatMap((part) => (typeof part === 'string' ? [] : part)) };
  const again = new Set(splitAt(';', later.body).map(nameOf));
  const left = splitAt(';', body).filter(
    (declaration) => declaration.includes('!important') || !again.has(nameOf(declaration)),
  );
  return { head, body: [...left, later.body].join(';') };
}

/** Whether a rule may stand before the others as well as after them. */
function areFree(rule: Rule, others: readonly Rule[]): boolean {
  const own = effectsOf(rule);
  return others
    .flatMap(effectsOf)
    .every((other) =>
      own.every(
        ({ weight, declaration }) =>
          weight !== other.weight ||
          declaration === other.declaration ||
          !canSetSame(nameOf(declaration), nameOf(other.declaration)),
      ),
    );
}

/** What a rule decides, and with what weight. */
interface Effect {
  weight: number;
  declaration: string;
}

function effectsOf({ head, body }: Rule): Effect[] {
  if (typeof body !== 'string') return body.flatMap(effectsOf);
  if (head.startsWith('@')) return [];
  const weights = [...new Set(splitAt(',', head).map(weightOf))];
  return splitAt(';', body).flatMap((declaration) => weights.map((weight) => ({ weight, declaration })));
}

/** Properties for the sides of a box, each of which may be named in two ways. */
const ofSides = /^(?:inset|top|bottom|left|right)|^(?:margin|padding|border(?!-radius))/u;
/** What shorthands set beside what begins with their name. */
const setBy: Record<string, RegExp> = {
  font: /^line-height$/u,
  gap: /^(?:row|column)-gap$/u,
  'place-content': /^(?:align|justify)-content$/u,
  'place-items': /^(?:align|justify)-items$/u,
  'place-self': /^(?:align|justify)-self$/u,
  'grid-area': /^grid-(?:row|column)/u,
};

/** Whether two properties may be one, or one be a part of the other. */
function canSetSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.startsWith('--') || other.startsWith('--')) return false;
  const [side] = ofSides.exec(one) ?? [];
  const [otherSide] = ofSides.exec(other) ?? [];
  if (side && otherSide) return side === otherSide || (isPlace(side) && isPlace(otherSide));
  return sets(one, other) || sets(other, one);
}

const isPlace = (side: string) => /^(?:inset|top|bottom|left|right)$/u.test(side);
const sets = (shorthand: string, property: string) =>
  property.startsWith(`${shorthand}-`) || setBy[shorthand]?.test(property) === true;

/** What a selector weighs against another: a hundred for each class, one for each element. */
export function weightOf(selector: string): number {
  let weight = 0;
  let plain = '';
  let place = 0;
  for (const found of selector.matchAll(/:(not|is|where|has)\(/gu)) {
    if (found.index < place) continue;
    plain += selector.slice(place, found.index);
    const open = found.index + found[0].length;
    place = endOfBrackets(selector, open);
    if (found[1] !== 'where')
      weight += Math.max(...splitAt(',', selector.slice(open, place - 1)).map(weightOf));
  }
  plain += selector.slice(place);
  for (const [part] of plain.matchAll(/::?[a-z-]+(?:\([^)]*\))?|\.[\w-]+|\[[^\]]*\]|[a-z][a-z\d]*/gu))
    weight += /^(?:::|:before|:after|[a-z])/u.test(part) ? 1 : 100;
  return weight;
}
