import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { addDays, momentAt, wallClock, weekdayOf } from '../../../api/contract/base/israel-clock.ts';
import { supportWeek } from '../../../api/contract/support/support-promise.ts';
import type { InboxConversation } from '../../../api/contract/support/inbox.schema.ts';
import { maxMessageLength } from '../../../api/contract/support/support.schema.ts';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { fromTypedMoment } from '../../kit/formatting/israel-time.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import * as requests from './inbox-requests.ts';
import { useInboxStep, useSupportStaff } from './use-inbox.ts';

interface Props {
  conversation: InboxConversation;
  /** Any message of it, by which it is closed. */
  messageId: number | undefined;
}

/** What staff do with a conversation: take and hand on, put aside, close and reopen. */
export function ConversationSteps({ conversation, messageId }: Props) {
  const word = useMessages();
  const { identity } = useGetIdentity();
  const [isHanding, setHanding] = useState(false);
  const step = useInboxStep();
  const { id, assignee, isClosed } = conversation;
  const take = () => requests.assign(id, { assigneeId: Number(identity?.id), from: null, note: null });
  return (
    <>
      {assignee === null ? (
        <Button size="small" disabled={step.isPending || !identity} onClick={() => step.mutate(take)}>
          {word('desk.inbox.take')}
        </Button>
      ) : null}
      <Button size="small" onClick={() => setHanding(true)}>
        {word('desk.inbox.hand')}
      </Button>
      {isClosed ? null : <Snooze conversation={conversation} />}
      {messageId === undefined ? null : (
        <Button
          size="small"
          variant="outlined"
          disabled={step.isPending}
          onClick={() =>
            step.mutate(() => requests.changeConversation(messageId, isClosed ? 'reopen' : 'close'))
          }
        >
          {isClosed ? word('desk.inbox.reopen') : word('desk.inbox.close')}
        </Button>
      )}
      {isHanding ? <HandOver conversation={conversation} onClose={() => setHanding(false)} /> : null}
    </>
  );
}

/** To whom it goes, with a note that only staff see: asked for where it is taken from a colleague. */
function HandOver({ conversation, onClose }: { conversation: InboxConversation; onClose: () => void }) {
  const word = useMessages();
  const { identity } = useGetIdentity();
  const { data: staff = [] } = useSupportStaff();
  // As it was when the dialog opened: somebody else's step meanwhile is refused.
  const [from] = useState(conversation.assignee);
  const isMine = from === null || from.id === identity?.id;
  const [assigneeId, setAssigneeId] = useState<number | null>(isMine ? null : Number(identity?.id));
  const [note, setNote] = useState('');
  const step = useInboxStep(onClose);
  const isReady = assigneeId !== (from?.id ?? null) && (isMine || note.trim() !== '');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{word('desk.inbox.hand')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p translate="no">
          {from ? word('desk.inbox.assignedTo', { name: from.username }) : word('desk.inbox.nobodyHas')}
        </p>
        <TextField
          select
          label={word('desk.inbox.to')}
          value={assigneeId ?? ''}
          onChange={({ target }) => setAssigneeId(target.value === '' ? null : Number(target.value))}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{word('desk.inbox.nobody')}</MenuItem>
          {staff.map(({ id, username }) => (
            <MenuItem key={id} value={id} translate="no">
              {id === identity?.id ? word('desk.inbox.meNamed', { name: username }) : username}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          multiline
          minRows={3}
          label={word('desk.inbox.note')}
          helperText={word(isMine ? 'desk.inbox.noteHelp' : 'desk.inbox.takeoverHelp')}
          required={!isMine}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: maxMessageLength } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{word('command.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady || step.isPending}
          onClick={() =>
            step.mutate(() =>
              requests.assign(conversation.id, {
                assigneeId,
                from: from?.id ?? null,
                note: note.trim() || null,
              }),
            )
          }
        >
          {word('desk.inbox.hand')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** When one comes back to it: this evening's hour, the next working mornings, or any time by the clock of Israel. */
function Snooze({ conversation: { id, snoozedUntil } }: { conversation: InboxConversation }) {
  const word = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const step = useInboxStep(() => setAnchor(null));
  const until = (moment: Date | null) =>
    step.mutate(() => requests.snooze(id, moment?.toISOString() ?? null));
  const chosen = fromTypedMoment(typed);
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {word('desk.inbox.snooze')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {snoozedUntil ? (
          <MenuItem onClick={() => until(null)}>{word('desk.inbox.bringBack')}</MenuItem>
        ) : null}
        {nextTimes().map(({ name, moment }) => (
          <MenuItem key={name} onClick={() => until(moment)}>
            <span>
              {word(`desk.inbox.snoozeFor.${name}`)} · <bdi dir="ltr">{formatMoment(moment)}</bdi>
            </span>
          </MenuItem>
        ))}
        <MenuItem disableRipple onKeyDown={(event) => event.stopPropagation()} sx={{ gap: 1 }}>
          <TextField
            type="datetime-local"
            size="small"
            label={word('desk.inbox.snoozeUntil')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button disabled={!chosen} onClick={() => chosen && until(new Date(chosen))}>
            {word('desk.inbox.snooze')}
          </Button>
        </MenuItem>
      </Menu>
    </>
  );
}

function nextTimes() {
  const now = new Date();
  const { date } = wallClock(now);
  const workday = (from: string): string =>
    (supportWeek.weekdays as readonly number[]).includes(weekdayOf(from)) ? from : workday(addDays(from, 1));
  return [
    { name: 'hours', moment: new Date(now.getTime() + 3 * 3_600_000) },
    { name: 'tomorrow', moment: momentAt(workday(addDays(date, 1)), supportWeek.opens) },
    { name: 'week', moment: momentAt(workday(addDays(date, 7)), supportWeek.opens) },
  ] as const;
}
