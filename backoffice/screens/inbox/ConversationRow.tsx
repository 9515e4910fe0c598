import { Badge, Chip, ListItem, ListItemButton, ListItemText, Stack } from '@mui/material';
import { Link } from 'react-router';
import type { InboxConversation } from '../../../api/contract/support/inbox.schema.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { visuallyHidden } from '../../kit/components/visually-hidden.ts';
import { cutAtItsEnd } from '../../kit/theme/cut-at-its-end.ts';
import { formatRecent } from '../../kit/formatting/recent.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { threadPathOf } from './inbox-paths.ts';
import { TopicLabel } from './TopicLabel.tsx';
import { useWaiting } from './use-waiting.ts';

interface Props {
  conversation: InboxConversation;
  search: string;
  isChosen: boolean;
}

/** A conversation in the list: user, topic, last words, how long it waits and until when an answer is promised. */
export function ConversationRow({ conversation, search, isChosen }: Props) {
  const word = useMessages();
  const waiting = useWaiting(conversation);
  const { id, username, subject, about, lastMessage, unread, isClosed, assignee, snoozedUntil } =
    conversation;
  const further = [
    snoozedUntil && word('desk.inbox.snoozedUntil', { when: formatRecent(snoozedUntil) }),
    isClosed && word('desk.inbox.closed'),
  ];
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={threadPathOf(id, search)}
        selected={isChosen}
        {...(isChosen && { 'aria-current': 'true' as const })}
        sx={{ display: 'block', minBlockSize: 64 }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <ListItemText
            primary={<TypedText>{username}</TypedText>}
            slotProps={{
              primary: { noWrap: true, sx: { fontWeight: unread > 0 ? 700 : 500, ...cutAtItsEnd } },
            }}
          />
          <ListItemText
            secondary={
              <time dateTime={conversation.lastMessageAt}>{formatRecent(conversation.lastMessageAt)}</time>
            }
            sx={{ flex: 'none' }}
          />
        </Stack>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, paddingInlineEnd: 1 }}>
          <ListItemText
            primary={subject ? <TypedText>{subject}</TypedText> : <TopicLabel about={about} />}
            secondary={lastMessage ? <TypedText>{lastMessage.content}</TypedText> : null}
            slotProps={{
              primary: { noWrap: true, sx: cutAtItsEnd },
              secondary: { noWrap: true, sx: cutAtItsEnd },
            }}
          />
          {unread > 0 ? (
            <Badge badgeContent={unread} color="secondary" sx={{ alignSelf: 'center' }}>
              <span style={visuallyHidden}>{word('desk.inbox.unread')}</span>
            </Badge>
          ) : null}
        </Stack>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 0.5, marginBlockStart: 0.5, '&:empty': { display: 'none' } }}
        >
          {waiting ? (
            <Chip size="small" label={waiting.text} color={waiting.isOverdue ? 'error' : 'default'} />
          ) : null}
          {further.filter(Boolean).map((label) => (
            <Chip key={String(label)} size="small" variant="outlined" label={label} />
          ))}
          {assignee ? (
            <Chip
              size="small"
              variant="outlined"
              translate="no"
              label={word('desk.inbox.assignedTo', { name: assignee.username })}
            />
          ) : null}
        </Stack>
      </ListItemButton>
    </ListItem>
  );
}
