/** A rule, or a group of rules under an at-rule. */
interface Rule {
  /** Selectors, or the at-rule's condition with its `@`. */
  head: string;
  body: string | Rule[];
}

const grouping = /^@(?:media|container|supports|layer)\b/u;
const read = new Map<string, Rule[]>();

/**
 * A stylesheet without the rules for what the page doesn't show: other sizes of the name, sections that are empty. A
 * selector stays when the page has all the classes it names; elements and attributes are not considered.
 */
export function usedStyles(css: string, html: string): string {
  let rules = read.get(css);
  if (!rules) read.set(css, (rules = readRules(css.replace(/\/\*[\s\S]*?\*\//gu, ''))));
  const present = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/gu))
    for (const name of names.split(' ')) present.add(name);
  return write(rules, present);
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf('{', start);
    if (open < 0) break;
    const close = endOfBlock(css, open);
    const head = css.slice(start, open).trim();
    const body = css.slice(open + 1, close);
    rules.push({ head, body: grouping.test(head) ? readRules(body) : body });
    start = close + 1;
  }
  return rules;
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let place = open; place < css.length; place += 1) {
    if (css[place] === '{') depth += 1;
    if (css[place] === '}' && --depth === 0) return place;
  }
  throw new Error('a stylesheet that breaks off');
}

function write(rules: readonly Rule[], present: ReadonlySet<string>): string {
  let css = '';
  for (const { head, body } of rules) {
    if (typeof body !== 'string') {
      const inner = write(body, present);
      if (inner) css += `${head}{${inner}}`;
    } else if (head.startsWith('@')) css += `${head}{${body}}`;
    else {
      const selectors = splitList(head).filter((selector) => canMatch(selector, present));
      if (selectors.length > 0) css += `${selectors.join(',')}{${body}}`;
    }
  }
  return css;
}

/** Splits at commas outside brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < list.length; place += 1) {
    if (list[place] === '(') depth += 1;
    if (list[place] === ')') depth -= 1;
    if (list[place] !== ',' || depth > 0) continue;
    parts.push(list.slice(start, place));
    start = place + 1;
  }
  return [...parts, list.slice(start)];
}

function canMatch(selector: string, present: ReadonlySet<string>): boolean {
  let plain = '';
  let place = 0;
  for (const found of selector.matchAll(/:(not|is|where|has)\(/gu)) {
    if (found.index < place) continue;
    plain += selector.slice(place, found.index);
    const open = found.index + found[0].length;
    place = endOfBrackets(selector, open);
    if (found[1] === 'not') continue;
    const choices = splitList(selector.slice(open, place - 1));
    if (!choices.some((choice) => canMatch(choice, present))) return false;
  }
  plain += selector.slice(place);
  return [...plain.matchAll(/\.([\w-]+)/gu)].every(([, name = '']) => present.has(name));
}

/**
 * @param open index after the opening bracket
 * @returns the index after its closing bracket
 */
function endOfBrackets(text: string, open: number): number {
  let depth = 1;
  let place = open;
  for (; depth > 0 && place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
  }
  return place;
}
