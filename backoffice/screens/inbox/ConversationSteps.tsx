import { Button, Menu, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { required, useGetIdentity } from 'react-admin';
import type { CallInput } from '../../../api/contract/endpoint.ts';
import { addDays, momentAt, wallClock, weekdayOf } from '../../../api/contract/base/israel-clock.ts';
import { supportWeek } from '../../../api/contract/support/support-promise.ts';
import {
  assignConversationEndpoint,
  snoozeConversationEndpoint,
} from '../../../api/contract/support/inbox.endpoint.ts';
import type {
  assignConversationSchemas as Assignment,
  InboxConversation,
} from '../../../api/contract/support/inbox.schema.ts';
import {
  closeConversationEndpoint,
  reopenConversationEndpoint,
} from '../../../api/contract/support/support.endpoint.ts';
import { maxMessageLength } from '../../../api/contract/support/support.schema.ts';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { fromTypedMoment } from '../../kit/formatting/israel-time.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { DialogButton } from '../../kit/commands/DialogButton.tsx';
import { WordsInput } from '../../kit/form/text-inputs.tsx';
import { choiceOrAll } from '../../kit/list/filter-inputs.tsx';
import { call } from '../../kit/providers/call.ts';
import { useInboxRefresh, useInboxStep, useSupportStaff } from './use-inbox.ts';

interface Props {
  conversation: InboxConversation;
  /** Any message of it, by which it is closed. */
  messageId: number | undefined;
}

/** What staff do with a conversation: take and hand on, put aside, close and reopen. */
export function ConversationSteps({ conversation, messageId }: Props) {
  const word = useMessages();
  const { identity } = useGetIdentity();
  const step = useInboxStep();
  const { id, assignee, isClosed } = conversation;
  const take = () =>
    call(assignConversationEndpoint, {
      params: { id },
      body: { assigneeId: Number(identity?.id), from: null, note: null },
    });
  const change = isClosed ? reopenConversationEndpoint : closeConversationEndpoint;
  return (
    <>
      {assignee === null ? (
        <Button size="small" disabled={step.isPending || !identity} onClick={() => step.mutate(take)}>
          {word('desk.inbox.take')}
        </Button>
      ) : null}
      <HandOver conversation={conversation} />
      {isClosed ? null : <Snooze conversation={conversation} />}
      {messageId === undefined ? null : (
        <Button
          size="small"
          variant="outlined"
          disabled={step.isPending}
          onClick={() => step.mutate(() => call(change, { params: { id: messageId } }))}
        >
          {isClosed ? word('desk.inbox.reopen') : word('desk.inbox.close')}
        </Button>
      )}
    </>
  );
}

/** To whom it goes, with a note that only staff see: asked for where it is taken from a colleague. */
function HandOver({ conversation: { id, assignee } }: { conversation: InboxConversation }) {
  const word = useMessages();
  const { identity } = useGetIdentity();
  const { data: staff = [] } = useSupportStaff();
  const refresh = useInboxRefresh();
  // As it was when the dialog opened: somebody else's step meanwhile is refused, and takes no word from the note.
  const [found, setFound] = useState(assignee);
  const isMine = found === null || found.id === identity?.id;
  return (
    <DialogButton
      label={word('desk.inbox.hand')}
      variant="text"
      onOpen={() => setFound(assignee)}
      explain={
        <p translate="no">
          {found ? word('desk.inbox.assignedTo', { name: found.username }) : word('desk.inbox.nobodyHas')}
        </p>
      }
      defaultValues={{ from: found?.id ?? null, assigneeId: isMine ? null : identity?.id, note: '' }}
      onSubmit={async ({ assigneeId, from, note }) => {
        const body = { assigneeId, from, note: note || null } as CallInput<typeof Assignment>['body'];
        await call(assignConversationEndpoint, { params: { id }, body }).finally(() => refresh(id));
      }}
    >
      {choiceOrAll('assigneeId', {
        label: word('desk.inbox.to'),
        emptyText: word('desk.inbox.nobody'),
        choices: staff.map((one) => ({
          id: one.id,
          name: one.id === identity?.id ? word('desk.inbox.meNamed', { name: one.username }) : one.username,
        })),
        translateChoice: false,
        validate: (chosen, { from }) => (chosen === from ? 'ra.validation.required' : undefined),
      })}
      <WordsInput
        source="note"
        label={word('desk.inbox.note')}
        helperText={word(isMine ? 'desk.inbox.noteHelp' : 'desk.inbox.takeoverHelp')}
        validate={isMine ? [] : required()}
        multiline
        minRows={3}
        maxLength={maxMessageLength}
      />
    </DialogButton>
  );
}

/** When one comes back to it: this evening's hour, the next working mornings, or any time by the clock of Israel. */
function Snooze({ conversation: { id, snoozedUntil } }: { conversation: InboxConversation }) {
  const word = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const step = useInboxStep();
  const until = (moment: Date | null) =>
    step.mutate(
      () =>
        call(snoozeConversationEndpoint, {
          params: { id },
          body: { until: moment?.toISOString() ?? null },
        }),
      { onSuccess: () => setAnchor(null) },
    );
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
