import { Figure } from '../../kit/components/Figure.tsx';
import { visuallyHidden } from '../../kit/components/visually-hidden.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useInboxCounts, useInboxLive } from './use-inbox.ts';

/** Number of waiting conversations beside the menu's entry; live on every page of the back office. */
export function InboxBadge() {
  const word = useMessages();
  useInboxLive();
  const { data } = useInboxCounts();
  if (!data || data.unread === 0) return null;
  return (
    <>
      <span className="waiting" aria-hidden="true">
        <Figure value={data.unread} />
      </span>
      <span style={visuallyHidden}>{word('menu.waiting', { count: data.unread })}</span>
    </>
  );
}
