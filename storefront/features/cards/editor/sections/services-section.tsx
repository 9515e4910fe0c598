import {
  maxServiceGroups,
  maxServices,
  type CardFields,
} from '../../../../../api/contract/cards/card-fields.ts';
import { countItems, mostItems } from '../../../../../api/contract/cards/card-plan.schema.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { toast } from '../../../website/toasts/toast-store.ts';
import { useEditorState, useField } from '../editor-context.ts';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { blankService } from '../blank-service.ts';
import { ServiceGroupRow } from '../service-group-row.tsx';
import { moved } from '../../../../lib/moved.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { useEditorMessages } from '../use-editor-messages.ts';

type Group = CardFields['services'][number];

interface ServicesSectionProps {
  /** Reports whether a service's picture is uploading. */
  onBusyChange(field: 'services', isBusy: boolean): void;
}

/** What the owner does or sells: groups and services in any order, each with its price. */
export function ServicesSection({ onBusyChange }: ServicesSectionProps) {
  const { services: texts } = useEditorMessages();
  const { value: groups, set, error, check, locked } = useField('services');
  const plan = useEditorState(({ card }) => card.plan);
  const rowKeys = useRowKeys(groups.length);
  const most = mostItems(plan, 'services');
  const count = countItems(groups);
  const isFull = count >= (most ?? maxServices);
  const rows = groups.map((group, index) => ({ group, key: rowKeys.keys[index] ?? String(index) }));
  const change = (index: number, part: Partial<Group>) =>
    set(groups.map((group, at) => (at === index ? { ...group, ...part } : group)));
  /** Puts a service at the end of another group. */
  const moveTo = (from: number, place: number, to: number) => {
    const item = groups[from]?.items[place];
    if (!item) return;
    set(
      groups.map((group, at) => {
        if (at === from) return { ...group, items: group.items.toSpliced(place, 1) };
        return at === to ? { ...group, items: [...group.items, item] } : group;
      }),
    );
  };
  return (
    <>
      <LockedNote feature={locked} />
      {groups.length === 0 && !locked && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList
        items={rows}
        idOf={({ key }) => key}
        nameOf={({ group }) => group.name || texts.unnamedGroup}
        onMove={(from, to) => {
          rowKeys.move(from, to);
          set(moved(groups, from, to));
        }}
        layout="list"
        className={styles['groups']}
      >
        {({ group }, index, handle) => (
          <ServiceGroupRow
            group={group}
            index={index}
            names={groups.map(({ name }) => name || texts.unnamedGroup)}
            handle={locked || groups.length < 2 ? null : handle}
            isFull={isFull}
            disabled={locked !== null}
            onChange={(part) => change(index, part)}
            onMoveItem={(place, to) => moveTo(index, place, to)}
            onLeave={check}
            onRemove={() => {
              rowKeys.remove(index);
              set(groups.toSpliced(index, 1));
              toast({ title: texts.removed });
            }}
            onBusyChange={(isBusy) => onBusyChange('services', isBusy)}
          />
        )}
      </SortableList>
      <ListFoot
        error={error}
        isAtLimitOfPlan={most !== null && isFull}
        disabled={locked !== null || groups.length >= maxServiceGroups || (groups.length === 0 && isFull)}
        label={groups.length === 0 ? texts.first : texts.addGroup}
        count={texts.count(count, most ?? maxServices)}
        onAdd={() => {
          rowKeys.add();
          set([...groups, { name: null, items: groups.length === 0 ? [blankService] : [] }]);
        }}
      />
    </>
  );
}
