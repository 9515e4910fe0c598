import { Box, Button, Link, styled } from '@mui/material';
import LockSimpleIcon from '~icons/ph/lock-simple';
import { useLayoutEffect, useRef } from 'react';
import { readAttachmentEndpoint } from '../../../api/contract/support/attachments.endpoint.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import { DateField } from 'react-admin';
import type { SupportNote } from '../../../api/contract/support/inbox.schema.ts';
import type { SupportAttachment } from '../../../api/contract/support/support.schema.ts';
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
  const somebody = word('desk.inbox.somebody');
  const whatOf = ({ kind, assignee }: SupportNote) =>
    kind === 'assign'
      ? word('desk.inbox.wentTo', { name: assignee ?? somebody })
      : word(kind === 'note' ? 'desk.inbox.note' : 'desk.inbox.released');
  const lines = [
    ...messages.map(({ id: key, createdAt, from, isAutomatic, username, content, attachments }) => ({
      id: `message ${key}`,
      createdAt,
      className: isAutomatic ? `${from} automatic` : from,
      who: isAutomatic ? word('desk.inbox.automatic') : <TypedText>{username}</TypedText>,
      content,
      attachments,
    })),
    // What only staff see is told apart by its colour and a lock.
    ...notes
      .filter(({ createdAt }) => createdAt >= since)
      .map((note) => ({
        id: `note ${note.id}`,
        createdAt: note.createdAt,
        className: 'ours',
        who: (
          <>
            <LockSimpleIcon aria-hidden /> <TypedText>{note.author ?? somebody}</TypedText> · {whatOf(note)}
          </>
        ),
        content: note.content,
        attachments: [],
      })),
  ].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
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
        {lines.map((line) => (
          <article key={line.id} className={line.className}>
            <header>
              {line.who} <DateField source="createdAt" record={line} />
            </header>
            {line.content ? <p dir={directionOfText(line.content)}>{line.content}</p> : null}
            {line.attachments.map((file) => (
              <Attached key={file.id} file={file} />
            ))}
          </article>
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
