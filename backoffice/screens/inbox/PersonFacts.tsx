import { Link as StyledLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConversationContext } from '../../../api/contract/support/inbox.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { formatDay } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

/** The user in the conversation. */
export function PersonFacts({ user }: { user: ConversationContext['user'] }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <>
      <StyledLink component={Link} to={`/users/${user.id}/show`} sx={{ fontSize: '1rem', fontWeight: 700 }}>
        <bdi dir={directionOfText(user.username)} translate="no">
          {user.username}
        </bdi>
      </StyledLink>
      <ul>
        <li>
          <StyledLink href={`mailto:${user.email}`}>
            <bdi dir="ltr">{user.email}</bdi>
          </StyledLink>
          {user.isEmailVerified ? null : <small>{word('desk.inbox.notVerified')}</small>}
        </li>
        {user.phone ? (
          <li>
            <StyledLink href={`tel:${user.phone.replace(/[^+\d*]/gu, '')}`}>
              <bdi dir="ltr">{user.phone}</bdi>
            </StyledLink>
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
