import { useState } from 'react';
import { maxBranches } from '../../../../../api/contract/cards/card-fields.ts';
import type { Branch } from '../../../../../api/contract/cards/entities/branches.schema.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { BranchRow } from '../branch-row.tsx';
import { useEditorState, useField } from '../editor-context.ts';
import { issueUnder } from '../issue-under.ts';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { useEditorMessages } from '../use-editor-messages.ts';
import { useLimit, useRows } from '../use-rows.ts';

const blankBranch: Branch = { name: '', address: '', phone: null, hours: null };

/** Places beside the main address, in any order, each with its own phone and hours. */
export function BranchesSection() {
  const { branches: texts } = useEditorMessages();
  const field = useField('branches');
  const { value: branches, error, check, locked } = field;
  const errors = useEditorState((state) => state.errors);
  const { max, isOfPlan } = useLimit('branches', maxBranches);
  const { change, add, remove, sorting } = useRows(field, texts);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isFull = branches.length >= max;
  const disabled = locked !== null;
  const hasIssue = (index: number) => issueUnder(errors, `branches.${index}`) !== undefined;
  const toggle = (key: string, isOpen: boolean) =>
    setOpened((now) => new Set(isOpen ? [...now, key] : [...now].filter((other) => other !== key)));
  return (
    <>
      <LockedNote feature={locked} />
      {branches.length === 0 && !disabled && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList {...sorting} nameOf={({ item }) => item.name || texts.unnamed}>
        {({ item: branch, key }, index, handle) => (
          <BranchRow
            branch={branch}
            path={`branches.${index}`}
            handle={!disabled && branches.length > 1 && handle}
            isOpen={opened.has(key) || hasIssue(index)}
            disabled={disabled}
            // What has to be corrected stays open, also while it is being corrected.
            onToggle={(isOpen) => toggle(key, isOpen || hasIssue(index))}
            onChange={(part) => {
              if (hasIssue(index)) toggle(key, true);
              change(index, part);
            }}
            onLeave={check}
            onRemove={() => remove(index)}
          />
        )}
      </SortableList>
      <ListFoot
        error={error}
        isAtLimitOfPlan={isOfPlan && isFull}
        disabled={disabled || isFull}
        label={texts.add}
        count={texts.count(branches.length, max)}
        onAdd={() => toggle(add(blankBranch), true)}
      />
    </>
  );
}
