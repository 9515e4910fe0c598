import { maxLinks, type CardFields } from '../../../../../api/contract/cards/card-fields.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { toast } from '../../../website/toasts/toast-store.ts';
import { useField } from '../editor-context.ts';
import styles from '../links.module.css';
import { LinkRow } from '../link-row.tsx';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import { moved } from '../../../../lib/moved.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

type Link = CardFields['customLinks'][number];
const blank: Link = { title: '', url: '', isShown: true, showFrom: null, showUntil: null };

/** The owner's links: in any order, and hidden or scheduled without deleting them. */
export function LinksSection() {
  const { links: texts } = useEditorMessages();
  const { value: links, set, error, check, locked } = useField('customLinks');
  const rowKeys = useRowKeys(links.length);
  const rows = links.map((link, index) => ({ link, key: rowKeys.keys[index] ?? String(index) }));
  const move = (from: number, to: number) => {
    rowKeys.move(from, to);
    set(moved(links, from, to));
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
              rowKeys.remove(index);
              set(links.toSpliced(index, 1));
              toast({ title: texts.removed });
            }}
          />
        )}
      </SortableList>
      <ListFoot
        error={error}
        disabled={locked !== null || links.length >= maxLinks}
        label={texts.add}
        count={texts.count(links.length, maxLinks)}
        onAdd={() => {
          rowKeys.add();
          set([...links, blank]);
        }}
      />
    </>
  );
}
