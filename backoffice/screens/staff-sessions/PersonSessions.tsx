import SignOutIcon from '~icons/ph/sign-out';
import { Link as StyledLink, styled } from '@mui/material';
import { DateField, TextField, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { endStaffSessionEndpoint } from '../../../api/contract/admin/staff-sessions.endpoint.ts';
import type { StaffSession } from '../../../api/contract/admin/staff-sessions.schema.ts';
import { AskedButton } from '../../kit/commands/AskedButton.tsx';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { Tag } from '../../kit/fields/StatusField.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { call } from '../../kit/providers/call.ts';
import { useAct } from '../../kit/providers/use-read.ts';
import { StackedColumn, StackedTable } from '../../kit/list/StackedTable.tsx';

const Column = StackedColumn<StaffSession>;
/** Of the sessions in the cache. */
export const sessionsKey = ['staff-sessions'];

const Person = styled('section')({
  marginBlockStart: 28,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  '& h2': { margin: 0, fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& header > :last-child': { marginInlineStart: 'auto' },
});

/** The sessions of one of staff, the latest seen first. */
export function PersonSessions({ sessions }: { sessions: readonly StaffSession[] }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [first] = sessions;
  if (!first) return null;
  const { userId, username, userRole } = first;
  return (
    <Person aria-label={username}>
      <header>
        <h2>
          <StyledLink component={Link} to={`/users/${userId}/show`}>
            <bdi translate="no">{username}</bdi>
          </StyledLink>
        </h2>
        <Tag tone={userRole === 'admin' ? 'good' : 'waiting'}>
          {translate(`bikur.choices.userRole.${userRole}`)}
        </Tag>
        <CommandButton
          resource="users"
          record={{ id: userId }}
          command="end-sessions"
          words="users.commands.endSessions"
          icon={<SignOutIcon className="turns" />}
          variant="text"
          onDone={() => queries.invalidateQueries({ queryKey: sessionsKey })}
          asksReason
        />
      </header>
      <StackedTable resource="staff-sessions" data={[...sessions]}>
        <Column label="users.devices.device" render={(session) => <Device session={session} />} />
        <Column label="users.devices.network">
          <TextField source="network" dir="ltr" />
        </Column>
        <Column label="users.devices.since" source="createdAt" field={DateField} />
        <Column label="users.devices.lastSeen" source="lastSeenAt" field={DateField} />
        <Column
          label="desk.staffSessions.end"
          render={(session) => (session.isCurrent ? null : <EndButton session={session} />)}
        />
      </StackedTable>
    </Person>
  );
}

function Device({ session: { device, kind, isCurrent, hasSecondFactor } }: { session: StaffSession }) {
  const word = useMessages();
  return (
    <span>
      <bdi translate="no">{device || word('users.devices.unknown')}</bdi>{' '}
      {kind === 'token' ? <Tag tone="quiet">{word('users.devices.token')}</Tag> : null}{' '}
      {isCurrent ? <Tag tone="good">{word('desk.staffSessions.current')}</Tag> : null}{' '}
      {hasSecondFactor ? null : <Tag tone="quiet">{word('desk.staffSessions.noFactor')}</Tag>}
    </span>
  );
}

function EndButton({ session: { id, device } }: { session: StaffSession }) {
  const word = useMessages();
  const end = useAct({
    run: () => call(endStaffSessionEndpoint, { params: { id } }),
    changes: sessionsKey,
    done: () => word('desk.staffSessions.ended'),
  });
  const title = `${word('desk.staffSessions.end')}: ${device || word('users.devices.unknown')}`;
  return (
    <AskedButton
      size="small"
      variant="outlined"
      disabled={end.isPending}
      aria-label={title}
      title={title}
      explain={word('desk.staffSessions.endExplain')}
      onConfirm={() => end.mutate()}
    >
      {word('desk.staffSessions.end')}
    </AskedButton>
  );
}
