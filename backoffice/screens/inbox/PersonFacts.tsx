import { Link as StyledLink } from '@mui/material';
import { EmailField, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConversationContext } from '../../../api/contract/support/inbox.schema.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { PhoneField } from '../../kit/fields/link-fields.tsx';
import { formatDay } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

/** The user in the conversation. */
export function PersonFacts({ user }: { user: ConversationContext['user'] }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <StyledLink component={Link} to={`/users/${user.id}/show`} sx={{ fontSize: '1rem', fontWeight: 700 }}>
        <TypedText>{user.username}</TypedText>
      </StyledLink>
      {user.name === user.username ? null : (
        <p>
          <TypedText>{user.name}</TypedText>
        </p>
      )}
      <ul>
        <li>
          <EmailField source="email" record={user} />
          {user.isEmailVerified ? null : <small>{word('desk.inbox.notVerified')}</small>}
        </li>
        {user.phone ? (
          <li>
            <PhoneField source="phone" record={user} />
          </li>
        ) : null}
        <li>
          {translate(`bikur.choices.userRole.${user.userRole}`)} ·{' '}
          {translate(`bikur.choices.language.${user.language}`)}
          <small>
            {word('desk.inbox.since', { day: formatDay(new Date(user.createdAt)) })}
            {user.lastSeenAt
              ? ` · ${word('desk.inbox.seen', { day: formatDay(new Date(user.lastSeenAt)) })}`
              : ''}
          </small>
        </li>
      </ul>
    </>
  );
}
