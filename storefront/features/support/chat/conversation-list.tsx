import PlusIcon from '~icons/ph/plus';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { fadeScrollbar, fadingScrollbar } from '../../../components/fading-scrollbar.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { goTo, goToTicket } from './chat-store.ts';
import styles from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';
import type { ChatPerson } from './use-chat-person.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { useConversations, type ConversationState } from './use-conversations.ts';

/** More conversations than fit without scrolling show a search field. */
const searchFrom = 8;

/** Conversations to choose from: the user's own, or for staff all users' by state. */
export function ConversationList({ person }: { person: ChatPerson }) {
  const texts = useChatMessages();
  const [shown, setShown] = useState<ConversationState>(person.isStaff ? 'open' : 'all');
  const [name, setName] = useState('');
  const list = useConversations(shown);
  const searchId = useId();
  const all = list.data ?? [];
  const wanted = name.trim().toLowerCase();
  const found = all.filter(({ username }) => username.toLowerCase().includes(wanted));
  const empty = shown === 'open' ? texts.list.emptyOpen : texts.list.empty;
  return (
    <div className={styles['place']}>
      {person.isStaff && (
        <div className={styles['filter']} role="group" aria-label={texts.list.filter}>
          {(['open', 'closed'] as const).map((state) => (
            <button key={state} type="button" aria-pressed={shown === state} onClick={() => setShown(state)}>
              {texts.list[state]}
            </button>
          ))}
        </div>
      )}
      {person.isStaff && all.length >= searchFrom && (
        <div className={styles['search']}>
          <label htmlFor={searchId}>
            <VisuallyHidden>{texts.list.search}</VisuallyHidden>
          </label>
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            placeholder={texts.list.search}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      )}
      <div
        ref={fadeScrollbar}
        className={classNames(styles['scroll'], fadingScrollbar)}
        aria-busy={list.isPending}
      >
        {list.isPending && <ChatSkeleton />}
        {list.isError && (
          <div className={styles['note']}>
            <p>{texts.list.failed}</p>
            <Button variant="line" size="small" onClick={list.refetch}>
              {texts.retry}
            </Button>
          </div>
        )}
        {list.data && !list.isPending && found.length === 0 && (
          <p className={styles['note']}>{all.length === 0 ? empty : texts.list.nothingFound}</p>
        )}
        <ul aria-label={texts.list.title}>
          {found.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              staff={person.isStaff}
              onChoose={() => goTo(conversation.id)}
            />
          ))}
        </ul>
        {list.hasMore && (
          <div className={styles['note']}>
            <Button variant="line" size="small" onClick={list.showMore}>
              {texts.list.more}
            </Button>
          </div>
        )}
      </div>
      {!person.isStaff && person.maySend && (
        <div className={styles['foot']}>
          <Button variant="line" wide onClick={() => goToTicket()}>
            <PlusIcon aria-hidden />
            {texts.closed.newRequest}
          </Button>
        </div>
      )}
    </div>
  );
}
