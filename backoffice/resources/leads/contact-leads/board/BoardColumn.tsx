import { useDroppable } from '@dnd-kit/core';
import { Button, styled } from '@mui/material';
import { useId, useState } from 'react';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import type { LeadStatus } from '../../../../../api/contract/leads/entities/contact-lead.schema.ts';
import { ReadContent } from '../../../../kit/components/ReadContent.tsx';
import { Figure } from '../../../../kit/components/Figure.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import type { Move } from './LeadBoard.tsx';
import { LeadCard } from './LeadCard.tsx';

const step = 20;

const Column = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  padding: 8,
  borderRadius: 16,
  backgroundColor: theme.tokens.groundQuiet,
  '&[data-over]': { outline: `2px solid ${theme.tokens.focus}`, outlineOffset: -2 },
  '& h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    margin: '4px 8px 12px',
    fontSize: '0.9375rem',
    fontWeight: 700,
  },
  '& h2 .figures': { color: theme.tokens.muted, fontWeight: 500 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8, minBlockSize: 72 },
  '& .note': { margin: '8px', color: theme.tokens.muted, fontSize: '0.875rem' },
}));

interface Props {
  status: LeadStatus;
  /** Words that are searched for. */
  q: string;
  moves: readonly Move[];
  onMove: (lead: RaRecord, to: LeadStatus) => void;
}

/** The newest leads of one status, and more on demand. */
export function BoardColumn({ status, q, moves, onMove }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  const titleId = useId();
  const [count, setCount] = useState(step);
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const list = useGetList<RaRecord>(
    'contact-leads',
    {
      pagination: { page: 1, perPage: count },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { ...(q && { q }), status },
    },
    { placeholderData: (before) => before },
  );
  const { total } = list;
  const moved = new Set(moves.map(({ lead }) => lead.id));
  const arriving = moves.filter(({ to }) => to === status).map(({ lead }) => ({ ...lead, status }));
  return (
    <Column ref={setNodeRef} aria-labelledby={titleId} {...(isOver ? { 'data-over': '' } : {})}>
      <h2 id={titleId}>
        {translate(`bikur.choices.leadStatus.${status}`)}
        {total === undefined ? null : <Figure value={total} />}
      </h2>
      <ReadContent query={list} failed="errors.listFailed" height={96}>
        {(data) => {
          const leads = [...arriving, ...data.filter(({ id }) => !moved.has(id))];
          if (leads.length === 0) return <p className="note">{word('lead.emptyColumn')}</p>;
          return (
            <ul>
              {leads.map((lead) => (
                <LeadCard key={lead.id} lead={lead} onMove={(to) => onMove(lead, to)} />
              ))}
            </ul>
          );
        }}
      </ReadContent>
      {total !== undefined && total > count ? (
        <Button fullWidth onClick={() => setCount(count + step)}>
          {word('lead.more', { count: total - count })}
        </Button>
      ) : null}
    </Column>
  );
}
