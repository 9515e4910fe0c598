import { useDraggable } from '@dnd-kit/core';
import {
  Card,
  CardActions,
  CardContent,
  CardHeader,
  IconButton,
  Link as StyledLink,
  Typography,
} from '@mui/material';
import DotsSixVerticalIcon from '~icons/ph/dots-six-vertical';
import type { ReactNode } from 'react';
import { DateField, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { LeadStatus } from '../../../../../api/contract/leads/entities/contact-lead.schema.ts';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { TypedText } from '../../../../kit/components/TypedText.tsx';
import { ReferenceName } from '../../../../kit/components/RecordName.tsx';
import { dayFormat } from '../../../../kit/formatting/dates.ts';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';
import { ContactButtons } from '../contact-fields.tsx';
import { MoveMenu } from '../MoveMenu.tsx';

const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

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
    <Card
      variant="outlined"
      sx={({ tokens }) => ({
        borderRadius: '10px',
        backgroundColor: tokens.surface,
        ...(isLifted && { boxShadow: tokens.lifted, cursor: 'grabbing' }),
      })}
    >
      <CardHeader
        title={
          <StyledLink component={Link} to={`/contact-leads/${lead.id}/show`} color="textPrimary">
            <TypedText>{name}</TypedText>
          </StyledLink>
        }
        action={grip}
        slotProps={{ title: { variant: 'body1', sx: { fontWeight: 700, overflowWrap: 'anywhere' } } }}
        sx={{ p: 1.5, pb: 0, alignItems: 'flex-start' }}
      />
      <CardContent sx={{ px: 1.5, py: 0.75 }}>
        {message ? (
          <Typography variant="body2" dir={directionOfText(message)} translate="no" sx={threeLines}>
            {message}
          </Typography>
        ) : null}
        <Typography variant="body2" color="textSecondary">
          <DateField source="createdAt" record={lead} options={dayFormat} />
          {typeof service === 'string' ? ` · ${translate(`bikur.choices.leadService.${service}`)}` : null}
          {typeof assigneeId === 'number' ? (
            <>
              {' · '}
              {word('lead.with')} <ReferenceName resource="users" id={assigneeId} />
            </>
          ) : null}
        </Typography>
      </CardContent>
      <CardActions sx={{ px: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        {menu}
        <ContactButtons lead={lead} />
      </CardActions>
    </Card>
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
            size="small"
            sx={{ touchAction: 'none', cursor: 'grab', color: 'text.secondary' }}
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
