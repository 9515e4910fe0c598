import { maxServiceGroups, maxServices } from '../../../../../api/contract/cards/card-fields.ts';
import { countItems } from '../../../../../api/contract/cards/card-plan.schema.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { useField } from '../editor-context.ts';
import { ListFoot } from '../list-foot.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { blankService } from '../blank-service.ts';
import { ServiceGroupRow } from '../service-group-row.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';
import { useLimit, useRows } from '../use-rows.ts';

interface ServicesSectionProps {
  /** Reports whether a service's picture is uploading. */
  onBusyChange(field: 'services', isBusy: boolean): void;
}

/** What the owner does or sells: groups and services in any order, each with its price. */
export function ServicesSection({ onBusyChange }: ServicesSectionProps) {
  const { services: texts } = useEditorMessages();
  const field = useField('services');
  const { value: groups, set, error, check, locked } = field;
  const { max, isOfPlan } = useLimit('services', maxServices);
  const { change, add, remove, sorting } = useRows(field, texts);
  const count = countItems(groups);
  const isFull = count >= max;
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
        {...sorting}
        nameOf={({ item }) => item.name || texts.unnamedGroup}
        className={styles['groups']}
      >
        {({ item: group }, index, handle) => (
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
            onRemove={() => remove(index)}
            onBusyChange={(isBusy) => onBusyChange('services', isBusy)}
          />
        )}
      </SortableList>
      <ListFoot
        error={error}
        isAtLimitOfPlan={isOfPlan && isFull}
        disabled={locked !== null || groups.length >= maxServiceGroups || (groups.length === 0 && isFull)}
        label={groups.length === 0 ? texts.first : texts.addGroup}
        count={texts.count(count, max)}
        onAdd={() => add({ name: null, items: groups.length === 0 ? [blankService] : [] })}
      />
    </>
  );
}
