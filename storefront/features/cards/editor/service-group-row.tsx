import PlusIcon from '~icons/ph/plus';
import TrashIcon from '~icons/ph/trash';
import { useState, type ReactNode } from 'react';
import type { CardFields } from '../../../../api/contract/cards/card-fields.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { SortableList } from '../../../components/sortable-list.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { blankService } from './blank-service.ts';
import { useEditorState } from './editor-context.ts';
import styles from './offers.module.css';
import { ServiceRow } from './service-row.tsx';
import { moved } from '../../../lib/moved.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useEditorMessages } from './use-editor-messages.ts';

type Group = CardFields['services'][number];

interface ServiceGroupRowProps {
  group: Group;
  index: number;
  /** Of all groups, for moving a service to another one. */
  names: readonly string[];
  /** Grip that moves the group; null where it is alone or locked. */
  handle: ReactNode;
  /** No further service fits into the plan. */
  isFull: boolean;
  disabled: boolean;
  onChange(part: Partial<Group>): void;
  onMoveItem(place: number, to: number): void;
  onLeave(): void;
  onRemove(): void;
  onBusyChange(isBusy: boolean): void;
}

/** A group of services: its name, which may stay empty, and its services. */
export function ServiceGroupRow(props: ServiceGroupRowProps) {
  const { group, index, names, handle, isFull, disabled, onChange, onMoveItem, onLeave, onRemove } = props;
  const { services: texts } = useEditorMessages();
  const errors = useEditorState((state) => state.errors);
  const rowKeys = useRowKeys(group.items.length);
  const rows = group.items.map((item, place) => ({ item, key: rowKeys.keys[place] ?? String(place) }));
  const path = `services.${index}`;
  const hasIssue = (place: number) =>
    Object.keys(errors).some((name) => name.startsWith(`${path}.items.${place}.`));
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ item }) => item.name === '').map(({ key }) => key)),
  );
  const toggle = (key: string, isOpen: boolean) =>
    setOpened((now) => new Set(isOpen ? [...now, key] : [...now].filter((other) => other !== key)));
  return (
    <div className={styles['group']}>
      <div className={styles['groupHead']}>
        {handle}
        <TextField
          label={texts.groupName}
          help={texts.groupNameHelp}
          value={group.name ?? ''}
          dir={group.name ? directionOfText(group.name) : undefined}
          maxLength={80}
          error={errors[`${path}.name`]}
          disabled={disabled}
          onChange={(event) => onChange({ name: event.target.value || null })}
          onBlur={onLeave}
        />
        {!disabled && (
          <IconButton label={texts.removeGroup(names[index] ?? '')} onClick={onRemove}>
            <TrashIcon aria-hidden />
          </IconButton>
        )}
      </div>
      <SortableList
        items={rows}
        idOf={({ key }) => key}
        nameOf={({ item }) => item.name || texts.unnamed}
        onMove={(from, to) => {
          rowKeys.move(from, to);
          onChange({ items: moved(group.items, from, to) });
        }}
        layout="list"
      >
        {({ item, key }, place, itemHandle) => (
          <ServiceRow
            item={item}
            path={`${path}.items.${place}`}
            handle={disabled ? null : itemHandle}
            isOpen={opened.has(key) || hasIssue(place)}
            // What has to be corrected stays open, also while it is being corrected.
            onToggle={(isOpen) => toggle(key, isOpen || hasIssue(place))}
            disabled={disabled}
            groups={names}
            group={index}
            onMoveTo={(to) => {
              // With its key, or the service that takes its place would be open.
              rowKeys.remove(place);
              onMoveItem(place, to);
            }}
            onChange={(part) => {
              if (hasIssue(place)) toggle(key, true);
              onChange({
                items: group.items.map((other, at) => (at === place ? { ...other, ...part } : other)),
              });
            }}
            onLeave={onLeave}
            onRemove={() => {
              rowKeys.remove(place);
              onChange({ items: group.items.toSpliced(place, 1) });
              toast({ title: texts.removedItem });
            }}
            onBusyChange={props.onBusyChange}
          />
        )}
      </SortableList>
      {errors[`${path}.items`] && (
        <p role="alert" className={styles['error']}>
          {errors[`${path}.items`]}
        </p>
      )}
      {!disabled && (
        <TextButton
          disabled={isFull}
          onClick={() => {
            toggle(rowKeys.add(), true);
            onChange({ items: [...group.items, blankService] });
          }}
        >
          <PlusIcon aria-hidden />
          {group.name ? texts.addTo(group.name) : texts.add}
        </TextButton>
      )}
    </div>
  );
}
