import type { IconName, IconSet } from '../icons/icon-set.ts';

/**
 * Decoration beside a word, hidden from screen readers; `turns` mirrors shapes that point along the line of writing.
 */
export function Icon({ icons, name, turns = false }: { icons: IconSet; name: IconName; turns?: boolean }) {
  const classes = ['c-i', turns && 'c-turn', icons.solid.has(name) && 'c-solid'].filter(Boolean);
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons.outlines[name]} />
    </svg>
  );
}
