import type { ReactElement } from 'react';
import type { IconName, IconSet } from '../icons/icon-set.ts';

/** One element for all places of an icon: a page has dozens, and the same ones as the page before. */
const drawn = new WeakMap<IconSet, Map<string, ReactElement>>();

/**
 * Decoration beside a word, hidden from screen readers; `turns` mirrors shapes that point along the line of writing.
 */
export function Icon({ icons, name, turns = false }: { icons: IconSet; name: IconName; turns?: boolean }) {
  const known = drawn.get(icons) ?? new Map<string, ReactElement>();
  drawn.set(icons, known);
  const key = turns ? `${name} turned` : name;
  let icon = known.get(key);
  if (!icon) known.set(key, (icon = draw(icons, name, turns)));
  return icon;
}

function draw(icons: IconSet, name: IconName, turns: boolean): ReactElement {
  const classes = ['c-i', turns && 'c-turn', icons.solid.has(name) && 'c-solid'].filter(Boolean);
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons.outlines[name]} />
    </svg>
  );
}
