import { ChatsIcon } from '@phosphor-icons/react/dist/ssr/Chats';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { ListItem } from './list-item.tsx';
import { ListPopover } from './list-popover.tsx';
import popover from './list-popover.module.css';
import { useUnread, type ReadableItem } from './use-unread.ts';

/** Support message as the interface uses it (specification section 3). */
interface SupportMessage extends ReadableItem {
  userId: number;
  senderId: number;
  username: string;
  content: string;
  isClosed: boolean;
  createdAt: string;
}

/** Support queries are fresh for a minute (specification section 9). */
const supportStaleTime = 60_000;

/** Answers from support; opening it marks everything read. */
export function SupportPopover() {
  const { support: texts } = useMessages();
  const { list, items, unread, open, onOpenChange } = useUnread<SupportMessage>(
    '/api/support-messages',
    supportStaleTime,
  );
  return (
    <ListPopover
      texts={texts}
      icon={<ChatsIcon aria-hidden />}
      unread={unread}
      state={list.isPending ? 'loading' : list.isError ? 'failed' : items.length === 0 ? 'empty' : 'filled'}
      open={open}
      onOpenChange={onOpenChange}
      onRetry={() => void list.refetch()}
      footer={
        <Link className={popover['all']} to="/contact" onClick={() => onOpenChange(false)}>
          {texts.contact}
        </Link>
      }
    >
      {items.map((item) => (
        <ListItem
          key={item.id}
          title={item.isClosed ? `${item.username} · ${texts.closed}` : item.username}
          text={item.content}
          createdAt={item.createdAt}
          fresh={item.isRead ? null : texts.isNew}
          icon={<ChatsIcon />}
        />
      ))}
    </ListPopover>
  );
}
