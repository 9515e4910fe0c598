import { call } from '../../../lib/call.ts';
import { notificationsKey } from '../../messaging/unread-counts.ts';
import { readNotificationsEndpoint } from '../../../../api/contract/messaging/notifications.endpoint.ts';
import BellIcon from '~icons/ph/bell';
import { useMessages } from '../../../i18n/messages.ts';
import { ListItem } from './list-item.tsx';
import { ListPopover } from './list-popover.tsx';
import { useUnread } from './use-unread.ts';

/** Notifications of the user's cards, orders and packages; opening it marks all as read. */
export function NotificationsPopover() {
  const { notifications: texts } = useMessages();
  const { list, items, isFresh, unread, open, onOpenChange } = useUnread(
    notificationsKey,
    () => call(readNotificationsEndpoint),
    {
      count: 'unreadNotifications',
    },
  );
  return (
    <ListPopover
      texts={texts}
      icon={<BellIcon aria-hidden />}
      unread={unread}
      state={list.isPending ? 'loading' : list.isError ? 'failed' : items.length === 0 ? 'empty' : 'filled'}
      open={open}
      onOpenChange={onOpenChange}
      onRetry={() => void list.refetch()}
    >
      {items.map((item) => (
        <ListItem
          key={item.id}
          title={item.title}
          text={item.content}
          createdAt={item.createdAt}
          href={item.link}
          {...(item.link === null ? {} : { onPress: () => onOpenChange(false) })}
          fresh={isFresh(item) ? texts.isNew : null}
          icon={<BellIcon />}
        />
      ))}
    </ListPopover>
  );
}
