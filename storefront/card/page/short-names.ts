const className = /(?<=\.)c-[a-z0-9-]+/gu;
const property = /--[a-z0-9-]+/gu;
/** Properties that the sheets of the page's script read, under their full names. */
const keptProperties = new Set(['--screen']);

/** The class of the whole card keeps its name. */
const keptClass = 'bc';

export interface ShortNames {
  classes: ReadonlyMap<string, string>;
  properties: ReadonlyMap<string, string>;
  /** The lists of classes that elements had so far, as their components write them. */
  lists: Map<string, ClassList>;
  /** What was written of drawings so far, by the properties of their elements. */
  drawings: WeakMap<object, { markup: string; classes: ReadonlySet<ClassList> }>;
}

/** The classes of an element. */
export interface ClassList {
  /** Its place among the lists of its page's look. */
  id: number;
  /** Under their long names. */
  names: readonly string[];
  /** With their short names, as markup; empty where no style asks for any of them. */
  attribute: string;
}

/** Styles with the short names. */
export const shortStyles = (styles: string, names: ShortNames): string =>
  shortProperties(
    styles.replace(className, (name) => names.classes.get(name) ?? name),
    names,
  );

/** Custom properties with their short names. */
export const shortProperties = (css: string, { properties }: ShortNames): string =>
  css.replace(property, (name) => properties.get(name) ?? name);

/** Properties with their values under their short names; all names are without `--`. */
export const shortTokens = (
  tokens: Readonly<Record<string, string>>,
  { properties }: ShortNames,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [properties.get(`--${name}`)?.slice(2) ?? name, value]),
  );

/** The list of an element's classes: the same one for all that are written alike. */
export function classListOf({ classes, lists }: ShortNames, written: string): ClassList {
  let list = lists.get(written);
  if (!list) {
    const names = written.split(' ');
    const short = names.flatMap((name) => (name.startsWith('c-') ? (classes.get(name) ?? []) : name));
    list = {
      id: lists.size,
      names,
      attribute: short.length > 0 ? ` class="${short.join(' ')}"` : '',
    };
    lists.set(written, list);
  }
  return list;
}

/**
 * Names of one or two letters for the page's classes and custom properties: only its own stylesheet uses them, and the
 * long names cost two hundred bytes. The same stylesheet always gives the same names.
 * @param sheets all styles of the look, of which the page may contain fewer; the names of the later ones come last, so
 * that a page without them weighs no more for them
 */
export function shortNamesOf(sheets: readonly string[]): ShortNames {
  const all = (pattern: RegExp) => new Set(sheets.flatMap((sheet) => byUse(sheet, pattern)));
  const properties = [...all(property)].filter((name) => !keptProperties.has(name));
  const classes = [...all(className)];
  const free = Array.from({ length: classes.length + 1 }, (_, index) => nameAt(index)).filter(
    (name) => name !== keptClass,
  );
  return {
    classes: new Map(classes.map((name, index) => [name, free[index] ?? name])),
    properties: new Map(properties.map((name, index) => [name, `--${nameAt(index)}`])),
    lists: new Map(),
    drawings: new WeakMap(),
  };
}

/** Names most frequent in the stylesheet first, so that they get the shortest new names. */
function byUse(sheet: string, pattern: RegExp): string[] {
  const uses = new Map<string, number>();
  for (const [name] of sheet.matchAll(pattern)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const sorted = [...uses].sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1));
  return sorted.map(([name]) => name);
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `aa` to `zz`: fewer signs compress better than shorter names. */
function nameAt(index: number): string {
  const letter = letters[index % letters.length] ?? '';
  return index < letters.length ? letter : nameAt(Math.floor(index / letters.length) - 1) + letter;
}
