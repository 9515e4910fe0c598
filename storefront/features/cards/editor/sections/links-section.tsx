import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useState } from 'react';
import { maxLinks, type CardFields } from '../../../../../api/contract/cards/card-fields.ts';
import { Button } from '../../../../components/button.tsx';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { toast } from '../../../website/toasts/toast-store.ts';
import { useField } from '../editor-context.ts';
import styles from '../links.module.css';
import { LinkRow } from '../link-row.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';

type Link = CardFields['customLinks'][number];
const blank: Link = { title: '', url: '', isShown: true, showFrom: null, showUntil: null };

let lastKey = 0;
const newKey = (): string => `link-${(lastKey += 1)}`;

/** Links have no ids; each row gets a key for as long as the list is mounted. */
function useKeys(count: number): [string[], (change: (keys: string[]) => string[]) => void] {
  const [keys, setKeys] = useState<string[]>(() => Array.from({ length: count }, newKey));
  if (keys.length === count) return [keys, (change) => setKeys(change(keys))];
  // An undo or another tab changed the list: rows are identified by index again.
  const fresh = Array.from({ length: count }, (_, index) => keys[index] ?? newKey());
  setKeys(fresh);
  return [fresh, (change) => setKeys(change(fresh))];
}

/** The owner's links: in any order, and hidden or scheduled without deleting them. */
export function LinksSection() {
  const { links: texts } = useEditorMessages();
  const { value: links, set, error, check, locked } = useField('customLinks');
  const [keys, changeKeys] = useKeys(links.length);
  const rows = links.map((link, index) => ({ link, key: keys[index] ?? String(index) }));
  const move = (from: number, to: number) => {
    const moved = <T,>(list: readonly T[]) =>
      list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
    changeKeys((now) => moved(now));
    set(moved(links));
  };
  return (
    <>
      <LockedNote feature={locked} />
      {links.length === 0 && !locked && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList
        items={rows}
        idOf={({ key }) => key}
        nameOf={({ link }) => link.title || texts.unnamed}
        onMove={move}
        layout="list"
        className={styles['list']}
      >
        {({ link }, index, handle) => (
          <LinkRow
            link={link}
            index={index}
            handle={locked ? null : handle}
            disabled={locked !== null}
            onChange={(part) => set(links.map((other, at) => (at === index ? { ...other, ...part } : other)))}
            onLeave={check}
            onRemove={() => {
              changeKeys((now) => now.toSpliced(index, 1));
              set(links.toSpliced(index, 1));
              toast({ title: texts.removed });
            }}
          />
        )}
      </SortableList>
      {error && <p role="alert">{error}</p>}
      <div className={styles['foot']}>
        <Button
          variant="line"
          size="small"
          disabled={locked !== null || links.length >= maxLinks}
          onClick={() => {
            changeKeys((now) => [...now, newKey()]);
            set([...links, blank]);
          }}
        >
          <PlusIcon aria-hidden />
          {texts.add}
        </Button>
        <span>{texts.count(links.length, maxLinks)}</span>
      </div>
    </>
  );
}
