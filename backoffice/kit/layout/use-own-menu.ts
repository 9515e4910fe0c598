import { useMemo } from 'react';
import { useMay } from '../access/use-may.ts';
import type { MenuGroup } from './menu-entry.ts';

/** The entries of the menu behind which the person at work finds something, and the groups that have any. */
export function useOwnMenu(menu: readonly MenuGroup[]): readonly MenuGroup[] {
  const may = useMay();
  return useMemo(
    () =>
      menu
        .map((group) => ({
          ...group,
          entries: group.entries.filter((entry) =>
            'path' in entry ? may.hold(entry.needs) : may.do(entry.resource, 'list'),
          ),
        }))
        .filter(({ entries }) => entries.length > 0),
    [menu, may],
  );
}
