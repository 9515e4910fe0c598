import { Box, Button, Link, styled } from '@mui/material';
import LockSimpleIcon from '~icons/ph/lock-simple';
import { useLayoutEffect, useRef } from 'react';
import { readAttachmentEndpoint } from '../../../api/contract/support/attachments.endpoint.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { SupportNote } from '../../../api/contract/support/inbox.schema.ts';
import type {
  SupportAttachment,
  SupportMessage,
  SupportThread,
} from '../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { readSupportConversationEndpoint } from '../../../api/contract/support/support.endpoint.ts';
import { call } from '../../kit/providers/call.ts';
import { useNotes, useTyping } from './use-inbox.ts';

const Log = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  '& article': { maxInlineSize: 'min(72ch, 85%)', alignSelf: 'flex-start' },
  '& article.support, & article.ours': { alignSelf: 'flex-end' },
  '& header': { marginBlockEnd: 2, fontSize: '0.8125rem', color: theme.tokens.muted },
  '& article > p': {
    margin: 0,
    padding: '8px 12px',
    borderRadius: 10,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    border: `1px solid ${theme.tokens.line}`,
    backgroundColor: theme.tokens.surface,
  },
  '& article.support > p': { backgroundColor: theme.tokens.primaryWash, borderColor: 'transparent' },
  '& article.ours > p': { backgroundColor: theme.tokens.warningWash, borderColor: theme.tokens.warning },
  '& article.automatic > p': {
    backgroundColor: 'transparent',
    color: theme.tokens.muted,
    fontStyle: 'italic',
  },
  '& img': {
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: 240,
    blockSize: 'auto',
    borderRadius: 10,
    marginBlockStart: 4,
  },
}));

/** Within this distance from its end, in pixels, the log counts as read to the end. */
const nearEnd = 80;

/** Messages and what staff noted between them, oldest first; scrolls along with new ones while the end is in view. */
export function MessageLog({ thread }: { thread: SupportThread }) {
  const word = useMessages();
  const { id } = thread.conversation;
  const older = useOlder(thread);
  const { data: notes = [] } = useNotes(id);
  const typing = useTyping(id);
  const scroll = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  });
  // Notes from before the first message in view come with their messages.
  const since = older.hasNextPage ? (older.messages[0]?.createdAt ?? '') : '';
  const lines = [
    ...older.messages.map((message) => ({
      at: message.createdAt,
      key: `message ${message.id}`,
      line: <OneMessage message={message} />,
    })),
    ...notes
      .filter(({ createdAt }) => createdAt >= since)
      .map((note) => ({ at: note.createdAt, key: `note ${note.id}`, line: <OneNote note={note} /> })),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return (
    <Box
      className="scroll"
      ref={scroll}
      tabIndex={0}
      role="log"
      aria-label={word('desk.inbox.messages')}
      sx={{ outlineOffset: -3 }}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
      }}
    >
      <Log>
        {older.hasNextPage ? (
          <Button
            size="small"
            disabled={older.isFetching}
            onClick={() => void older.fetchNextPage()}
            sx={{ alignSelf: 'center' }}
          >
            {word('desk.inbox.older')}
          </Button>
        ) : null}
        {lines.map(({ key, line }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            {line}
          </Box>
        ))}
        {typing ? (
          <Box component="em" sx={{ color: 'text.secondary' }}>
            {word(typing.isNote ? 'desk.inbox.notes' : 'desk.inbox.types', { name: typing.username ?? '' })}
          </Box>
        ) : null}
      </Log>
    </Box>
  );
}

function OneMessage({ message }: { message: SupportMessage }) {
  const word = useMessages();
  const { from, isAutomatic, username, createdAt, content, attachments } = message;
  return (
    <article className={`${from} ${isAutomatic ? 'automatic' : ''}`}>
      <header>
        {isAutomatic ? word('desk.inbox.automatic') : <TypedText>{username}</TypedText>}{' '}
        <When time={createdAt} />
      </header>
      <p dir={directionOfText(content)}>{content}</p>
      {attachments.map((file) => (
        <Attached key={file.id} file={file} />
      ))}
    </article>
  );
}

function Attached({ file }: { file: SupportAttachment }) {
  const path = pathOf(readAttachmentEndpoint, { params: { id: file.id } });
  return (
    <Link href={path} target="_blank" rel="noopener" sx={{ display: 'block' }}>
      {file.mimeType === 'image/jpeg' ? (
        <img src={path} alt={file.name} width={file.width} height={file.height} loading="lazy" />
      ) : (
        <TypedText>{file.name}</TypedText>
      )}
    </Link>
  );
}

/** What only staff see, told apart by its colour and a lock. */
function OneNote({ note }: { note: SupportNote }) {
  const word = useMessages();
  const { kind, author, assignee, content, createdAt } = note;
  const what =
    kind === 'note'
      ? word('desk.inbox.note')
      : kind === 'assign'
        ? word('desk.inbox.wentTo', { name: assignee ?? word('desk.inbox.somebody') })
        : word('desk.inbox.released');
  return (
    <article className="ours">
      <header>
        <LockSimpleIcon aria-hidden /> <TypedText>{author ?? word('desk.inbox.somebody')}</TypedText> · {what}{' '}
        <When time={createdAt} />
      </header>
      {content ? <p dir={directionOfText(content)}>{content}</p> : null}
    </article>
  );
}

const When = ({ time }: { time: string }) => (
  <time dateTime={time}>
    <bdi dir="ltr">{formatMoment(new Date(time))}</bdi>
  </time>
);

/** The newest messages, and older ones on demand. */
function useOlder(thread: SupportThread) {
  const first = thread.messages[0]?.id;
  const query = useInfiniteQuery({
    // Read once: what was said stays as it is.
    queryKey: ['inbox-older', thread.conversation.id],
    enabled: false,
    staleTime: Infinity,
    initialPageParam: first,
    queryFn: ({ pageParam: before, signal }) =>
      call(
        readSupportConversationEndpoint,
        { params: { id: thread.conversation.id }, query: { before } },
        { signal },
      ),
    getNextPageParam: (page) => (page.hasOlder ? page.messages[0]?.id : undefined),
  });
  const pages = query.data?.pages ?? [];
  const all = new Map(
    [...pages.flatMap(({ messages }) => messages), ...thread.messages].map((message) => [
      message.id,
      message,
    ]),
  );
  return {
    messages: [...all.values()].sort((one, other) => one.id - other.id),
    hasNextPage: pages.length > 0 ? query.hasNextPage : thread.hasOlder,
    isFetching: query.isFetching,
    fetchNextPage: query.fetchNextPage,
  };
}
