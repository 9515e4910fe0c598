import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SortableRow } from './sortable-row.tsx';
import styles from './sortable-list.module.css';
import { useListMessages } from './use-list-messages.ts';

interface SortableListProps<T> {
  items: readonly T[];
  idOf(item: T): string;
  /** Name of the item that a screen reader announces while the item moves. */
  nameOf(item: T): string;
  onMove(from: number, to: number): void;
  layout: 'list' | 'grid';
  className?: string | undefined;
  /** Renders one row; `handle` is the grip by which the user moves it. */
  children(item: T, index: number, handle: ReactNode): ReactNode;
}

/** A list whose rows the user sorts: by pointer or touch at the grip, by keyboard with the grip focused. */
export function SortableList<T>({
  items,
  idOf,
  nameOf,
  onMove,
  layout,
  className,
  children,
}: SortableListProps<T>) {
  const { sorting: texts } = useListMessages();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const ids = items.map(idOf);
  const names = new Map(items.map((item, index) => [ids[index], nameOf(item)]));
  const say =
    (text: (name: string, place: number, count: number) => string) =>
    ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      text(names.get(String(active.id)) ?? '', ids.indexOf(String(over?.id ?? active.id)) + 1, ids.length);

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? active.id))];
    if (from !== to && from !== -1 && to !== -1) onMove(from, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: texts.help },
        announcements: {
          onDragStart({ active }) {
            hasMoved.current = false;
            return say(texts.lifted)({ active, over: null });
          },
          onDragOver({ active, over }) {
            // The library reports the item over itself right after lifting, and that would interrupt the announcement.
            if (!hasMoved.current && over?.id === active.id) return undefined;
            hasMoved.current = true;
            return say(texts.moved)({ active, over });
          },
          onDragEnd: say(texts.dropped),
          onDragCancel: ({ active }) => texts.givenUp(names.get(String(active.id)) ?? ''),
        },
      }}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <ul className={classNames(styles['list'], className)}>
          {items.map((item, index) => {
            const id = ids[index] ?? '';
            return (
              <SortableRow key={id} id={id} grip={texts.grip(nameOf(item))}>
                {(handle) => children(item, index, handle)}
              </SortableRow>
            );
          })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
