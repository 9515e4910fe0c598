import type { ColorScheme } from '../../../api/contract/cards/card-choices.ts';
import type { CardTemplate } from '../../../api/contract/cards/public-card.schema.ts';
import type { CardLook } from '../look.ts';
import { canvasOf, paint, type Canvas } from './paint-styles.ts';
import { shortStyles, shortTokens, type ClassList, type ShortNames } from './short-names.ts';
import { usedStyles } from './used-styles.ts';

/** What decides which styles a page has, of those that a page with its names may need. */
interface StyledPage {
  template: CardTemplate;
  /** Of the whole page. */
  direction: string;
  classes: ReadonlySet<ClassList>;
  look: CardLook;
  scheme: ColorScheme;
}

/** Styles of pages with the same parts, before they are painted and in the colours they were painted in. */
interface Used {
  canvas: Canvas;
  painted: Map<string, string>;
}

const usedWith = new WeakMap<ShortNames, Map<string, Used>>();
/** Sets of parts with one set of names, and colours of each of these. */
const [maxUsed, maxPainted] = [200, 50];

/**
 * The styles of a page: of all that its look has those for what the page shows, in the card's colours, with short names.
 */
export function pageCss(all: string, names: ShortNames, page: StyledPage): string {
  const { canvas, painted } = usedBy(all, names, page);
  const { look, scheme } = page;
  const key = [scheme, ...Object.values(look.light), ...Object.values(look.dark ?? {})].join(' ');
  let styles = painted.get(key);
  if (styles !== undefined) return styles;
  const light = shortTokens(look.light, names);
  styles = paint(canvas, { light, dark: look.dark && shortTokens(look.dark, names) }, scheme);
  if (painted.size >= maxPainted) painted.clear();
  painted.set(key, styles);
  return styles;
}

function usedBy(all: string, names: ShortNames, { template, direction, classes }: StyledPage): Used {
  const known = usedWith.get(names) ?? new Map<string, Used>();
  usedWith.set(names, known);
  const key = `${direction} ${Uint16Array.from(classes, ({ id }) => id)
    .sort()
    .join()}`;
  let used = known.get(key);
  if (used) return used;
  const present = new Set(Array.from(classes, (list) => list.names).flat());
  const css = shortStyles(usedStyles(all, { classes: present, direction }), names);
  used = { canvas: canvasOf(css, template), painted: new Map() };
  if (known.size >= maxUsed) known.clear();
  known.set(key, used);
  return used;
}
