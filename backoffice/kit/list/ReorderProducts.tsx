import { reorderEndpoint } from '../../../api/contract/nfc/order-papers.endpoint.ts';
import { call } from '../providers/call.ts';
import { useAct } from '../providers/use-read.ts';
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
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, IconButton, styled } from '@mui/material';
import DotsSixVerticalIcon from '~icons/ph/dots-six-vertical';
import ListNumbersIcon from '~icons/ph/list-numbers';
import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import type { ReorderedResource } from '../../../api/contract/nfc/order-papers.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { useMessages } from '../i18n/use-messages.ts';

interface Product extends RaRecord {
  id: number;
  name: string;
}

const Panel = styled('section')(({ theme }) => ({
  marginBlockEnd: 16,
  padding: 16,
  border: `1px solid ${theme.tokens.line}`,
  borderRadius: 16,
  backgroundColor: theme.tokens.surface,
  '& p': { margin: '0 0 8px', color: theme.tokens.muted },
  '& ol': { margin: 0, padding: 0, listStyle: 'none', maxInlineSize: 520 },
  '& .buttons': { display: 'flex', gap: 8, marginBlockStart: 12 },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  borderBlockEnd: `1px solid ${theme.tokens.line}`,
  backgroundColor: theme.tokens.surface,
  overflowWrap: 'anywhere',
}));

/**
 * Sorts products in the order in which the site shows them, by drag or by keyboard; saved all at once or not at all.
 */
export function ReorderProducts({ resource }: { resource: ReorderedResource }) {
  const word = useMessages();
  const [open, setOpen] = useState(false);
  const { data } = useGetList<Product>(
    resource,
    {
      pagination: { page: 1, perPage: 250 },
      sort: { field: 'sortOrder', order: 'ASC' },
      filter: {},
    },
    { enabled: open },
  );
  if (!open)
    return (
      <Button
        startIcon={<ListNumbersIcon />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start', marginBlockStart: 1 }}
      >
        {word('shop.orderOpen')}
      </Button>
    );
  return data ? (
    <Order
      key={data.map(({ id }) => id).join()}
      {...{ resource, products: data }}
      onClose={() => setOpen(false)}
    />
  ) : null;
}

interface OrderProps {
  resource: ReorderedResource;
  products: readonly Product[];
  onClose: () => void;
}

function Order({ resource, products, onClose }: OrderProps) {
  const word = useMessages();
  const [order, setOrder] = useState(() => products.map(({ id }) => id));
  const { mutate, isPending } = useAct({
    run: () => call(reorderEndpoint, { body: { resource, ids: order } }),
    changes: [resource],
    done: () => word('shop.orderSaved'),
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = new Map(products.map(({ id, name }) => [id, name]));

  const say = (what: 'lifted' | 'moved' | 'dropped' | 'givenUp', id: unknown, at: unknown) =>
    word(`shop.${what}`, { name: names.get(Number(id)) ?? '', place: order.indexOf(Number(at)) + 1 });

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    setOrder((now) => arrayMove(now, now.indexOf(Number(active.id)), now.indexOf(Number(over.id))));
  }

  return (
    <Panel aria-label={word('shop.order')}>
      <p>{word('shop.orderHelp')}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: word('shop.orderHelp') },
          announcements: {
            onDragStart: ({ active }) => say('lifted', active.id, active.id),
            onDragOver: ({ active, over }) => say('moved', active.id, over?.id ?? active.id),
            onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
            onDragCancel: ({ active }) => say('givenUp', active.id, active.id),
          },
        }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ol>
            {order.map((id) => (
              <Row key={id} id={id} name={names.get(id) ?? ''} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div className="buttons">
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => mutate(undefined, { onSuccess: onClose })}
        >
          {word('shop.orderSave')}
        </Button>
        <Button onClick={onClose}>{word('shop.orderCancel')}</Button>
      </div>
    </Panel>
  );
}

function Row({ id, name }: { id: number; name: string }) {
  const word = useMessages();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <Item
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform) ?? '',
        transition: transition ?? '',
        zIndex: isDragging ? 1 : 'auto',
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={word('shop.move', { name })}
        sx={{ cursor: 'grab', touchAction: 'none', inlineSize: 44, blockSize: 44 }}
      >
        <DotsSixVerticalIcon aria-hidden="true" />
      </IconButton>
      <bdi dir={directionOfText(name)}>{name}</bdi>
    </Item>
  );
}
