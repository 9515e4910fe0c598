import { maxLinks, type CardFields } from '../../../../../api/contract/cards/card-fields.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { useField } from '../editor-context.ts';
import styles from '../links.module.css';
import { LinkRow } from '../link-row.tsx';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';
import { useRows } from '../use-rows.ts';

type Link = CardFields['customLinks'][number];
const blank: Link = { title: '', url: '', isShown: true, showFrom: null, showUntil: null };

/** The owner's links: in any order, and hidden or scheduled without deleting them. */
export function LinksSection() {
  const { links: texts } = useEditorMessages();
  const field = useField('customLinks');
  const { value: links, error, check, locked } = field;
  const { change, add, remove, sorting } = useRows(field, texts);
  return (
    <>
      <LockedNote feature={locked} />
      {links.length === 0 && !locked && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList
        {...sorting}
        nameOf={({ item }) => item.title || texts.unnamed}
        className={styles['list']}
      >
        {({ item: link }, index, handle) => (
          <LinkRow
            link={link}
            index={index}
            handle={locked ? null : handle}
            disabled={locked !== null}
            onChange={(part) => change(index, part)}
            onLeave={check}
            onRemove={() => remove(index)}
          />
        )}
      </SortableList>
      <ListFoot
        error={error}
        disabled={locked !== null || links.length >= maxLinks}
        label={texts.add}
        count={texts.count(links.length, maxLinks)}
        onAdd={() => add(blank)}
      />
    </>
  );
}
