import { MenuItem, TextField } from '@mui/material';
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

/** The status as a select: the same as dragging, without a pointer. */
export function MoveMenu({ lead, onMove }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  const move = useMoveLead();
  const status = String(lead['status']);
  const labelOf = (choice: string) => translate(`bikur.choices.leadStatus.${choice}`);
  return (
    <TextField
      select
      margin="none"
      fullWidth={false}
      value={status}
      onChange={({ target }) => {
        const to = target.value as LeadStatus;
        if (onMove) onMove(to);
        else void move(lead, to);
      }}
      slotProps={{
        htmlInput: {
          'aria-label': word('lead.moveOf', { name: String(lead['name'] ?? ''), status: labelOf(status) }),
        },
      }}
    >
      {leadStatuses.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {labelOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
