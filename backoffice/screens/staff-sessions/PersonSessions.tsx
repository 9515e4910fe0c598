import SignOutIcon from '~icons/ph/sign-out';
import { Button, Link as StyledLink, styled } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { StaffSession } from '../../../api/contract/admin/staff-sessions.schema.ts';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { ReasonInput } from '../../kit/commands/ReasonInput.tsx';
import { Tag } from '../../kit/fields/choice-kinds.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useEndSession, useForgetSessions } from './use-staff-sessions.ts';

const Person = styled('section')(({ theme }) => ({
  marginBlockStart: 28,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  '& h2': { margin: 0, fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& header > :last-child': { marginInlineStart: 'auto' },
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    paddingBlock: 10,
    borderBlockStart: `1px solid ${theme.tokens.line}`,
  },
  '& .names': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontWeight: 500 },
  '& .quiet': { color: theme.tokens.muted, fontSize: '0.8125rem' },
}));

/** The sessions of one of staff, the latest seen first. */
export function PersonSessions({ sessions }: { sessions: readonly StaffSession[] }) {
  const word = useMessages();
  const translate = useTranslate();
  const forget = useForgetSessions();
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
          label={word('users.commands.endSessions')}
          explain={word('users.commands.endSessionsExplain')}
          success={word('users.commands.sessionsEnded')}
          icon={<SignOutIcon className="turns" />}
          variant="text"
          onDone={forget}
        >
          <ReasonInput />
        </CommandButton>
      </header>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Person>
  );
}

function SessionRow({ session }: { session: StaffSession }) {
  const word = useMessages();
  const end = useEndSession();
  const { id, device, kind, network, createdAt, lastSeenAt, isCurrent, hasSecondFactor } = session;
  return (
    <li>
      <div>
        <div className="names">
          <bdi translate="no">{device || word('users.devices.unknown')}</bdi>
          {kind === 'token' ? <Tag tone="quiet">{word('users.devices.token')}</Tag> : null}
          {isCurrent ? <Tag tone="good">{word('desk.staffSessions.current')}</Tag> : null}
          {hasSecondFactor ? null : <Tag tone="quiet">{word('desk.staffSessions.noFactor')}</Tag>}
        </div>
        <div className="quiet">
          {word('users.devices.network')} <bdi dir="ltr">{network ?? word('users.devices.unknown')}</bdi>
          {' · '}
          {word('users.devices.since')} <bdi>{formatMoment(new Date(createdAt))}</bdi>
          {' · '}
          {word('users.devices.lastSeen')} <bdi>{formatMoment(new Date(lastSeenAt))}</bdi>
        </div>
      </div>
      {isCurrent ? null : (
        <Button
          size="small"
          variant="outlined"
          disabled={end.isPending}
          aria-label={`${word('desk.staffSessions.end')}: ${device || word('users.devices.unknown')}`}
          onClick={() => end.mutate(id)}
        >
          {word('desk.staffSessions.end')}
        </Button>
      )}
    </li>
  );
}
