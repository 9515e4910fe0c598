/** A rule, or a group of rules under an at-rule. */
export interface Rule {
  /** Selectors, or the at-rule's condition with its `@`. */
  head: string;
  body: string | Rule[];
}

const grouping = /^@(?:media|container|supports|layer)\b/u;

/** The rules of a stylesheet as the build leaves it: minified, without nesting. */
export function readRules(css: string): Rule[] {
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

export function writeRules(rules: readonly Rule[]): string {
  return rules
    .map(({ head, body }) => `${head}{${typeof body === 'string' ? body : writeRules(body)}}`)
    .join('');
}

/** Splits at a sign outside brackets: a list of selectors at commas, a block of declarations at semicolons. */
export function splitAt(sign: ',' | ';', text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (text[place] !== sign || depth > 0) continue;
    parts.push(text.slice(start, place));
    start = place + 1;
  }
  return [...parts, text.slice(start)];
}

/**
 * @param open index after the opening bracket
 * @returns the index after its closing bracket
 */
export function endOfBrackets(text: string, open: number): number {
  let depth = 1;
  let place = open;
  for (; depth > 0 && place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
  }
  return place;
}

/** The property of a declaration. */
export const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));
