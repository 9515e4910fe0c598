import { styled } from '@mui/material';
import { Link } from 'react-router';
import type { InboxConversation } from '../../../api/contract/support/inbox.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { visuallyHidden } from '../../kit/components/visually-hidden.ts';
import { formatRecent } from '../../kit/formatting/recent.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { threadPathOf } from './inbox-paths.ts';
import { TopicLabel } from './TopicLabel.tsx';

const Row = styled('li')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.tokens.line}`,
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 8px',
    padding: '10px 16px',
    minBlockSize: 64,
    color: theme.tokens.ink,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.tokens.groundQuiet },
  '& a[aria-current]': { backgroundColor: theme.tokens.primaryWash },
  // Cut at the text's own end, whatever its direction; aligned with the list's edge.
  '& .line': {
    textAlign: ['-webkit-match-parent', 'match-parent'],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minInlineSize: 0,
  },
  '& .name': { fontWeight: 500 },
  '& .name.waits': { fontWeight: 700 },
  '& .quiet': { color: theme.tokens.muted, fontSize: '0.8125rem' },
  '& .whole': { gridColumn: '1 / -1' },
  '& .count': {
    justifySelf: 'end',
    alignSelf: 'center',
    minInlineSize: 22,
    paddingInline: 6,
    borderRadius: 11,
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: '22px',
    textAlign: 'center',
    backgroundColor: theme.tokens.accent,
    color: theme.tokens.onAccent,
  },
}));

interface Props {
  conversation: InboxConversation;
  search: string;
  isChosen: boolean;
}

/** A conversation in the list: user, topic, last words, and whether it waits for an answer. */
export function ConversationRow({ conversation, search, isChosen }: Props) {
  const word = useMessages();
  const { id, username, subject, about, lastMessage, unread, isClosed, awaitsAnswer, assignee } =
    conversation;
  const notes = [
    isClosed ? word('desk.inbox.closed') : awaitsAnswer ? word('desk.inbox.awaits') : '',
    assignee ? word('desk.inbox.assignedTo', { name: assignee.username }) : '',
  ].filter(Boolean);
  return (
    <Row>
      <Link to={threadPathOf(id, search)} {...(isChosen ? { 'aria-current': 'true' as const } : {})}>
        <span className={`line name ${unread > 0 ? 'waits' : ''}`}>
          <bdi dir={directionOfText(username)} translate="no">
            {username}
          </bdi>
        </span>
        <time className="quiet" dateTime={conversation.lastMessageAt}>
          {formatRecent(conversation.lastMessageAt)}
        </time>
        {subject ? (
          <span className="line" dir={directionOfText(subject)} translate="no">
            {subject}
          </span>
        ) : (
          <span className="line">
            <TopicLabel about={about} />
          </span>
        )}
        {unread > 0 ? (
          <span className="count">
            <Figure value={unread} />
            <span style={visuallyHidden}> {word('desk.inbox.unread')}</span>
          </span>
        ) : (
          <span />
        )}
        {lastMessage ? (
          <span className="line quiet whole" dir={directionOfText(lastMessage.content)} translate="no">
            {lastMessage.content}
          </span>
        ) : null}
        {notes.length > 0 ? <span className="line quiet whole">{notes.join(' · ')}</span> : null}
      </Link>
    </Row>
  );
}
