import PlusIcon from '~icons/ph/plus';
import { useState } from 'react';
import { maxBranches } from '../../../../../api/contract/cards/card-fields.ts';
import { mostItems } from '../../../../../api/contract/cards/card-plan.schema.ts';
import type { Branch } from '../../../../../api/contract/cards/entities/branches.schema.ts';
import { Button } from '../../../../components/button.tsx';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { toast } from '../../../website/toasts/toast-store.ts';
import { BranchRow } from '../branch-row.tsx';
import { useEditorState, useField } from '../editor-context.ts';
import { issueUnder } from '../issue-under.ts';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { moved } from '../../../../lib/moved.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

const blankBranch: Branch = { name: '', address: '', phone: null, hours: null };

/** Places beside the main address, in any order, each with its own phone and hours. */
export function BranchesSection() {
  const { branches: texts } = useEditorMessages();
  const { value: branches, set, error, check, locked } = useField('branches');
  const errors = useEditorState((state) => state.errors);
  const plan = useEditorState(({ card }) => card.plan);
  const rowKeys = useRowKeys(branches.length);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const most = mostItems(plan, 'branches');
  const isFull = branches.length >= (most ?? maxBranches);
  const disabled = locked !== null;
  const rows = branches.map((branch, index) => ({ branch, key: rowKeys.keys[index] ?? String(index) }));
  const hasIssue = (index: number) => issueUnder(errors, `branches.${index}`) !== undefined;
  const toggle = (key: string, isOpen: boolean) =>
    setOpened((now) => new Set(isOpen ? [...now, key] : [...now].filter((other) => other !== key)));
  return (
    <>
      <LockedNote feature={locked} />
      {branches.length === 0 && !disabled && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList
        items={rows}
        idOf={({ key }) => key}
        nameOf={({ branch }) => branch.name || texts.unnamed}
        onMove={(from, to) => {
          rowKeys.move(from, to);
          set(moved(branches, from, to));
        }}
        layout="list"
      >
        {({ branch, key }, index, handle) => (
          <BranchRow
            branch={branch}
            path={`branches.${index}`}
            handle={disabled || branches.length < 2 ? null : handle}
            isOpen={opened.has(key) || hasIssue(index)}
            disabled={disabled}
            // What has to be corrected stays open, also while it is being corrected.
            onToggle={(isOpen) => toggle(key, isOpen || hasIssue(index))}
            onChange={(part) => {
              if (hasIssue(index)) toggle(key, true);
              set(branches.map((other, at) => (at === index ? { ...other, ...part } : other)));
            }}
            onLeave={check}
            onRemove={() => {
              rowKeys.remove(index);
              set(branches.toSpliced(index, 1));
              toast({ title: texts.removed });
            }}
          />
        )}
      </SortableList>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {most !== null && isFull && <LockedNote feature="longLists" />}
      <div className={styles['foot']}>
        <Button
          variant="line"
          size="small"
          disabled={disabled || isFull}
          onClick={() => {
            toggle(rowKeys.add(), true);
            set([...branches, blankBranch]);
          }}
        >
          <PlusIcon aria-hidden />
          {texts.add}
        </Button>
        <span>{texts.count(branches.length, most ?? maxBranches)}</span>
      </div>
    </>
  );
}
