import { endOfBrackets, readRules, splitAt, type Rule } from './css-rules.ts';

const read = new Map<string, Rule[]>();

/** What a page has that a selector may ask for. */
export interface Present {
  classes: ReadonlySet<string>;
  /** Direction of the whole page. */
  direction: string | undefined;
}

/**
 * A stylesheet without the rules for what the page doesn't show: other sizes of the name, sections that are empty, the
 * other direction. A selector stays when the page has all the classes it names; elements and other attributes are not
 * considered.
 */
export function usedStyles(css: string, present: Present): string {
  let rules = read.get(css);
  if (!rules) read.set(css, (rules = readRules(css.replace(/\/\*[\s\S]*?\*\//gu, ''))));
  return write(rules, present);
}

function write(rules: readonly Rule[], present: Present): string {
  let css = '';
  for (const { head, body } of rules) {
    if (typeof body !== 'string') {
      const inner = write(body, present);
      if (inner) css += `${head}{${inner}}`;
    } else if (head.startsWith('@')) css += `${head}{${body}}`;
    else {
      const selectors = splitAt(',', head)
        .filter((selector) => canMatch(selector, present))
        .map((selector) => selector.replace(pageDirection, ''));
      if (selectors.length > 0) css += `${selectors.join(',')}{${body}}`;
    }
  }
  return css;
}

/** A condition at a selector's start that the whole page runs in this direction. */
const wholeDirection = /^(?:\.bc[a-z-]*)?\[dir=(\w+)\]/u;

/**
 * The same, as the shared sheets write it: what is left has it throughout, and what it is to change stands before it.
 */
const pageDirection = /^\[dir=\w+\]>\.c-page /u;

function canMatch(selector: string, present: Present): boolean {
  const direction = wholeDirection.exec(selector)?.[1];
  if (direction && present.direction && direction !== present.direction) return false;
  let plain = '';
  let place = 0;
  for (const found of selector.matchAll(/:(not|is|where|has)\(/gu)) {
    if (found.index < place) continue;
    plain += selector.slice(place, found.index);
    const open = found.index + found[0].length;
    place = endOfBrackets(selector, open);
    if (found[1] === 'not') continue;
    const choices = splitAt(',', selector.slice(open, place - 1));
    if (!choices.some((choice) => canMatch(choice, present))) return false;
  }
  plain += selector.slice(place);
  return [...plain.matchAll(/\.([\w-]+)/gu)].every(([, name = '']) => present.classes.has(name));
}
