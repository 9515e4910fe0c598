import { call } from '../../../lib/call.ts';
import { readSupportMessagesEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import ChatsIcon from '~icons/ph/chats';
import { useMessages } from '../../../i18n/messages.ts';
import { showSupportChat, type ChatRequest } from '../../support/chat/show-support-chat.ts';
import { supportMessagesKey, supportStaleTime } from '../../support/chat/support-queries.ts';
import { ListItem } from './list-item.tsx';
import { ListPopover } from './list-popover.tsx';
import popover from './list-popover.module.css';
import { useUnread } from './use-unread.ts';

/** Answers from support; opening it marks all as read. Each links to its conversation in the chat. */
export function SupportPopover() {
  const { support: texts } = useMessages();
  const { list, items, isFresh, unread, open, onOpenChange } = useUnread(
    supportMessagesKey,
    () => call(readSupportMessagesEndpoint),
    {
      staleTime: supportStaleTime,
      count: 'unreadSupportMessages',
    },
  );

  function openChat(request: ChatRequest | null) {
    onOpenChange(false);
    showSupportChat(request);
  }

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
        <button type="button" className={popover['all']} onClick={() => openChat(null)}>
          {texts.openChat}
        </button>
      }
    >
      {items.map((item) => (
        <ListItem
          key={item.id}
          title={item.isClosed ? `${item.username} · ${texts.closed}` : item.username}
          text={item.content}
          createdAt={item.createdAt}
          fresh={isFresh(item) ? texts.isNew : null}
          icon={<ChatsIcon />}
          onPress={() => openChat({ conversationId: item.conversationId })}
        />
      ))}
    </ListPopover>
  );
}
