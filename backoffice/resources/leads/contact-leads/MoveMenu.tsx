import { Button, Menu, MenuItem } from '@mui/material';
import CaretDownIcon from '~icons/ph/caret-down';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import {
  leadStatuses,
  type LeadStatus,
} from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { useMoveLead } from './use-move-lead.ts';

interface Props {
  lead: RaRecord;
  /** Moves the lead where more than the record has to be updated. */
  onMove?: (status: LeadStatus) => void;
}

/** The status as a menu: the same as dragging, without a pointer. */
export function MoveMenu({ lead, onMove }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  const move = useMoveLead();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const status = String(lead['status']);
  const label = translate(`bikur.choices.leadStatus.${status}`);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<CaretDownIcon size={14} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={word('lead.moveOf', { name: String(lead['name'] ?? ''), status: label })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {leadStatuses.map((choice) => (
          <MenuItem
            key={choice}
            selected={choice === status}
            onClick={() => {
              setAnchor(null);
              if (choice === status) return;
              if (onMove) onMove(choice);
              else void move(lead, choice);
            }}
          >
            {translate(`bikur.choices.leadStatus.${choice}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
