import { Box, Button, Link, styled } from '@mui/material';
import LockSimpleIcon from '~icons/ph/lock-simple';
import { useLayoutEffect, useRef } from 'react';
import { readAttachmentEndpoint } from '../../../api/contract/support/attachments.endpoint.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import { DateField } from 'react-admin';
import type { SupportNote } from '../../../api/contract/support/inbox.schema.ts';
import type { SupportAttachment, SupportMessage } from '../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useNotes, useTyping, type useThread } from './use-inbox.ts';

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
export function MessageLog({ id, thread }: { id: number; thread: ReturnType<typeof useThread> }) {
  const word = useMessages();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = thread;
  const messages = data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const { data: notes = [] } = useNotes(id);
  const typing = useTyping(id);
  const scroll = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  });
  // Notes from before the first message in view come with their messages.
  const since = hasNextPage ? (messages[0]?.createdAt ?? '') : '';
  const lines = [
    ...messages.map((message) => ({
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
        {hasNextPage ? (
          <Button
            size="small"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
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
  const { from, isAutomatic, username, content, attachments } = message;
  return (
    <article className={`${from} ${isAutomatic ? 'automatic' : ''}`}>
      <header>
        {isAutomatic ? word('desk.inbox.automatic') : <TypedText>{username}</TypedText>}{' '}
        <DateField source="createdAt" record={message} />
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
  const { kind, author, assignee, content } = note;
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
        <DateField source="createdAt" record={note} />
      </header>
      {content ? <p dir={directionOfText(content)}>{content}</p> : null}
    </article>
  );
}
