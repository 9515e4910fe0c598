import type { LimitedList } from '../../../../api/contract/cards/card-fields.ts';
import { maxItems } from '../../../../api/contract/cards/card-plan.schema.ts';
import { moved } from '../../../lib/moved.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useEditorState } from './editor-context.ts';
import { useRowKeys } from './use-row-keys.ts';

interface Row<Item> {
  item: Item;
  key: string;
}

interface Rows<Item> {
  rows: readonly Row<Item>[];
  change(index: number, part: Partial<Item>): void;
  /** @returns the key of the new row, the last one */
  add(item: Item): string;
  /** Says what it did, too. */
  remove(index: number): void;
  /** Properties of the `SortableList` that shows the rows. */
  sorting: {
    items: readonly Row<Item>[];
    idOf(row: Row<Item>): string;
    onMove(from: number, to: number): void;
    layout: 'list';
  };
}

/**
 * The rows of a list of the card, which its owner changes, moves, adds and removes one by one.
 * @param list the field, as `useField` gives it
 * @param texts what a removal says
 */
export function useRows<Item extends object>(
  { value, set }: { value: readonly Item[]; set(value: Item[]): void },
  texts: { removed: string },
): Rows<Item> {
  const rowKeys = useRowKeys(value.length);
  const rows = value.map((item, index) => ({ item, key: rowKeys.keys[index] ?? String(index) }));
  return {
    rows,
    change: (index, part) => set(value.map((item, at) => (at === index ? { ...item, ...part } : item))),
    add(item) {
      const key = rowKeys.add();
      set([...value, item]);
      return key;
    },
    remove(index) {
      rowKeys.remove(index);
      set(value.toSpliced(index, 1));
      toast({ title: texts.removed });
    },
    sorting: {
      items: rows,
      idOf: ({ key }) => key,
      onMove(from, to) {
        rowKeys.move(from, to);
        set(moved(value, from, to));
      },
      layout: 'list',
    },
  };
}

/** How many items a list may have: as the plan says where it does, else as many as a card has room for. */
export function useLimit(field: LimitedList, room: number): { max: number; isOfPlan: boolean } {
  const plan = useEditorState(({ card }) => card.plan);
  const included = maxItems(plan, field);
  return { max: included ?? room, isOfPlan: included !== null };
}
