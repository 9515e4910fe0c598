import { WaitingCount } from '../../kit/components/WaitingCount.tsx';
import { useInboxCounts, useInboxLive } from './use-inbox.ts';

/** Number of waiting conversations beside the menu's entry; live on every page of the back office. */
export function InboxBadge() {
  useInboxLive();
  return <WaitingCount count={useInboxCounts().data?.unread ?? 0} />;
}
