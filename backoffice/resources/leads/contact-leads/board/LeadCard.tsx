import { useDraggable } from '@dnd-kit/core';
import { IconButton, Link as StyledLink, styled } from '@mui/material';
import DotsSixVerticalIcon from '~icons/ph/dots-six-vertical';
import type { ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { LeadStatus } from '../../../../../api/contract/leads/entities/contact-lead.schema.ts';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { DateField } from 'react-admin';
import { dayFormat } from '../../../../kit/formatting/dates.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { ContactButtons } from '../contact-fields.tsx';
import { MoveMenu } from '../MoveMenu.tsx';

const Face = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: 12,
  borderRadius: 10,
  backgroundColor: theme.tokens.surface,
  border: `1px solid ${theme.tokens.line}`,
  '&[data-lifted]': { boxShadow: theme.tokens.lifted, cursor: 'grabbing' },
  '& .top': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 4 },
  '& .name': { fontWeight: 700, color: theme.tokens.ink, overflowWrap: 'anywhere' },
  '& .message': {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.45,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .facts': { fontSize: '0.8125rem', color: theme.tokens.muted },
  '& .bottom': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
  },
  '& .grip': {
    touchAction: 'none',
    cursor: 'grab',
    color: theme.tokens.muted,
    flex: 'none',
    [theme.breakpoints.down('md')]: { minInlineSize: 44, minBlockSize: 44 },
  },
}));

interface FaceProps {
  lead: RaRecord;
  isLifted?: boolean;
  grip?: ReactNode;
  menu?: ReactNode;
}

export function LeadCardFace({ lead, isLifted = false, grip, menu }: FaceProps) {
  const translate = useTranslate();
  const word = useMessages();
  const name = String(lead['name'] ?? '');
  const message = typeof lead['message'] === 'string' ? lead['message'] : '';
  const { service, assigneeId } = lead as { service?: unknown; assigneeId?: unknown };
  return (
    <Face {...(isLifted ? { 'data-lifted': '' } : {})}>
      <div className="top">
        <StyledLink className="name" component={Link} to={`/contact-leads/${lead.id}/show`}>
          <bdi dir={directionOfText(name)} translate="no">
            {name}
          </bdi>
        </StyledLink>
        {grip}
      </div>
      {message ? (
        <p className="message" dir={directionOfText(message)} translate="no">
          {message}
        </p>
      ) : null}
      <div className="facts">
        <DateField source="createdAt" record={lead} options={dayFormat} />
        {typeof service === 'string' ? ` · ${translate(`bikur.choices.leadService.${service}`)}` : null}
        {typeof assigneeId === 'number' ? (
          <>
            {' · '}
            {word('lead.with')} <ReferenceName resource="users" id={assigneeId} />
          </>
        ) : null}
      </div>
      <div className="bottom">
        {menu}
        <ContactButtons lead={lead} />
      </div>
    </Face>
  );
}

/** A draggable lead: by its whole face with a mouse, by its grip with touch or keyboard. */
export function LeadCard({ lead, onMove }: { lead: RaRecord; onMove: (to: LeadStatus) => void }) {
  const word = useMessages();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: lead.id,
    data: { lead },
  });
  return (
    <li ref={setNodeRef} style={isDragging ? { opacity: 0.35 } : undefined}>
      <LeadCardFace
        lead={lead}
        grip={
          <IconButton
            ref={setActivatorNodeRef}
            className="grip"
            size="small"
            {...attributes}
            {...listeners}
            aria-label={word('lead.grip', { name: String(lead['name'] ?? '') })}
          >
            <DotsSixVerticalIcon size={18} />
          </IconButton>
        }
        menu={<MoveMenu lead={lead} onMove={onMove} />}
      />
    </li>
  );
}
