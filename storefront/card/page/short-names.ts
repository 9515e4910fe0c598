const className = /(?<=\.)c-[a-z0-9-]+/gu;
const property = /--[a-z0-9-]+/gu;
/** Properties that the sheets of the page's script read, under their full names. */
const keptProperties = new Set(['--screen']);

/** The class of the whole card keeps its name. */
const keptClass = 'bc';

export interface ShortNames {
  classes: ReadonlyMap<string, string>;
  properties: ReadonlyMap<string, string>;
}
const known = new Map<string, ShortNames>();

/**
 * Names of one or two letters for the page's classes and custom properties: only its own stylesheet uses them, and the
 * long names cost two hundred bytes. The same stylesheet always gives the same names.
 * @param sheets all styles of the look, of which the page may contain fewer; the names of the later ones come last, so
 * that a page without them weighs no more for them
 */
export function shortNamesOf(sheets: readonly string[]): ShortNames {
  const key = sheets.join('');
  let names = known.get(key);
  if (!names) known.set(key, (names = chooseNames(sheets)));
  return names;
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

/** Of the classes of an element those that its styles ask for, with their short names. */
export const shortClasses = (list: readonly string[], { classes }: ShortNames): string[] =>
  list.flatMap((name) => (name.startsWith('c-') ? (classes.get(name) ?? []) : name));

function chooseNames(sheets: readonly string[]): ShortNames {
  const all = (pattern: RegExp) => new Set(sheets.flatMap((sheet) => byUse(sheet, pattern)));
  const properties = [...all(property)].filter((name) => !keptProperties.has(name));
  const classes = [...all(className)];
  const free = Array.from({ length: classes.length + 1 }, (_, index) => nameAt(index)).filter(
    (name) => name !== keptClass,
  );
  return {
    classes: new Map(classes.map((name, index) => [name, free[index] ?? name])),
    properties: new Map(properties.map((name, index) => [name, `--${nameAt(index)}`])),
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
