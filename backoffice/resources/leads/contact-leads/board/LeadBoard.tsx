import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { Button, Stack, styled } from '@mui/material';
import ListIcon from '~icons/ph/list';
import { useState } from 'react';
import { Title, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import {
  leadStatuses,
  type LeadStatus,
} from '../../../../../api/contract/leads/entities/contact-lead.schema.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { useMoveLead } from '../use-move-lead.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { useSettled } from '../../../../kit/form/use-settled.ts';
import { AddressSearch, useAddressFilters } from '../../../../kit/list/address-filters.tsx';
import { LeadCardFace } from './LeadCard.tsx';
import { useBoardSpeech } from './use-board-speech.ts';
import { useBoardSensors } from './use-board-sensors.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(188px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  paddingBlockEnd: 16,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: {
    gridAutoColumns: 'min(86vw, 340px)',
    scrollSnapType: 'x proximity',
    '& > section': { scrollSnapAlign: 'start' },
  },
}));

/** A lead being moved: shown in its new column before the server has answered. */
export interface Move {
  lead: RaRecord;
  to: LeadStatus;
}

/** Leads by status: moved by pointer, by touch at the grip, by keyboard, or from each lead's menu. */
export function LeadBoard() {
  const word = useMessages();
  const [search] = useAddressFilters();
  const q = useSettled(search.get('q')?.trim() ?? '');
  const moveLead = useMoveLead();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [lifted, setLifted] = useState<RaRecord | null>(null);

  async function move(lead: RaRecord, to: LeadStatus): Promise<void> {
    const others = (all: readonly Move[]) => all.filter((one) => one.lead.id !== lead.id);
    setMoves((all) => [...others(all), { lead, to }]);
    await moveLead(lead, to);
    setMoves(others);
  }

  function drop({ active, over }: DragEndEvent): void {
    setLifted(null);
    const lead = active.data.current?.['lead'] as RaRecord | undefined;
    const to = leadStatuses.find((status) => status === over?.id);
    if (lead && to && lead['status'] !== to) void move(lead, to);
  }

  return (
    <>
      <Title title={word('lead.board')} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
        <AddressSearch label={word('list.search')} fullWidth={false} />
        <Button component={Link} to="/contact-leads" variant="outlined" startIcon={<ListIcon size={18} />}>
          {word('lead.toList')}
        </Button>
      </Stack>
      <DndContext
        sensors={useBoardSensors()}
        accessibility={useBoardSpeech()}
        onDragStart={({ active }) =>
          setLifted((active.data.current?.['lead'] as RaRecord | undefined) ?? null)
        }
        onDragEnd={drop}
        onDragCancel={() => setLifted(null)}
      >
        <Columns role="group" aria-label={word('lead.board')}>
          {leadStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              q={q}
              moves={moves}
              onMove={(lead, to) => void move(lead, to)}
            />
          ))}
        </Columns>
        <DragOverlay dropAnimation={null}>
          {lifted ? <LeadCardFace lead={lifted} isLifted /> : null}
        </DragOverlay>
      </DndContext>
    </>
  );
}
