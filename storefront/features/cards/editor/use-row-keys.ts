import { useState } from 'react';
import { moved } from '../../../lib/moved.ts';

let lastKey = 0;
const newKey = (): string => `row-${(lastKey += 1)}`;

interface RowKeys {
  keys: readonly string[];
  move(from: number, to: number): void;
  add(): string;
  remove(index: number): void;
}

/** Rows of a card's lists have no ids; each gets a key for as long as the list is mounted. */
export function useRowKeys(count: number): RowKeys {
  const [kept, setKeys] = useState<string[]>(() => Array.from({ length: count }, newKey));
  let keys = kept;
  if (keys.length !== count) {
    // An undo or another tab changed the list: rows are identified by index again.
    keys = Array.from({ length: count }, (_, index) => kept[index] ?? newKey());
    setKeys(keys);
  }
  return {
    keys,
    move: (from, to) => setKeys((now) => moved(now, from, to)),
    add() {
      const key = newKey();
      setKeys((now) => [...now, key]);
      return key;
    },
    remove: (index) => setKeys((now) => now.toSpliced(index, 1)),
  };
}
