import { WaitingCount } from '../../kit/components/WaitingCount.tsx';
import { useInboxCounts } from './use-inbox.ts';

/** Number of waiting conversations beside the menu's entry. */
export function InboxBadge() {
  return <WaitingCount count={useInboxCounts().data?.unread ?? 0} />;
}
