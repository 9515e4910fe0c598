import { Button, styled } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SupportMessage, SupportThread } from '../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { readThread } from './inbox-requests.ts';

/** Focusable, so that keys can scroll it. */
const Scroller = styled('div')({ outlineOffset: -3 });

const Log = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  '& article': { maxInlineSize: 'min(72ch, 85%)', alignSelf: 'flex-start' },
  '& article.support': { alignSelf: 'flex-end' },
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
  '& article.automatic > p': {
    backgroundColor: 'transparent',
    color: theme.tokens.muted,
    fontStyle: 'italic',
  },
}));

/** Within this distance from its end, in pixels, the log counts as read to the end. */
const nearEnd = 80;

/** Messages, oldest first; scrolls along with new ones while the end is in view. */
export function MessageLog({ thread }: { thread: SupportThread }) {
  const word = useMessages();
  const { messages, more, fetchOlder, isFetching } = useOlder(thread);
  const scroll = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  });
  return (
    <Scroller
      className="scroll"
      ref={scroll}
      tabIndex={0}
      role="log"
      aria-label={word('desk.inbox.messages')}
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
      }}
    >
      <Log>
        {more ? (
          <Button size="small" disabled={isFetching} onClick={fetchOlder} sx={{ alignSelf: 'center' }}>
            {word('desk.inbox.older')}
          </Button>
        ) : null}
        {messages.map((message) => (
          <OneMessage key={message.id} message={message} />
        ))}
      </Log>
    </Scroller>
  );
}

function OneMessage({ message }: { message: SupportMessage }) {
  const word = useMessages();
  const { from, isAutomatic, username, createdAt, content } = message;
  return (
    <article className={`${from} ${isAutomatic ? 'automatic' : ''}`}>
      <header>
        {isAutomatic ? (
          word('desk.inbox.automatic')
        ) : (
          <bdi dir={directionOfText(username)} translate="no">
            {username}
          </bdi>
        )}{' '}
        <time dateTime={createdAt}>
          <bdi dir="ltr">{formatMoment(new Date(createdAt))}</bdi>
        </time>
      </header>
      <p dir={directionOfText(content)}>{content}</p>
    </article>
  );
}

/** The newest messages, and older ones on demand. */
function useOlder(thread: SupportThread) {
  const [older, setOlder] = useState<{ messages: SupportMessage[]; hasOlder: boolean } | null>(null);
  const [isFetching, setFetching] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const all = new Map(
    [...(older?.messages ?? []), ...thread.messages].map((message) => [message.id, message]),
  );
  const messages = [...all.values()].sort((one, other) => one.id - other.id);
  const fetchOlder = () => {
    const first = messages[0];
    if (!first) return;
    setFetching(true);
    readThread(thread.conversation.id, first.id)
      .then((before) => {
        if (isThere.current)
          setOlder((present) => ({
            messages: [...before.messages, ...(present?.messages ?? [])],
            hasOlder: before.hasOlder,
          }));
      })
      // The button stays, and pressing it tries again.
      .catch(() => undefined)
      .finally(() => {
        if (isThere.current) setFetching(false);
      });
  };
  return { messages, more: older?.hasOlder ?? thread.hasOlder, fetchOlder, isFetching };
}
