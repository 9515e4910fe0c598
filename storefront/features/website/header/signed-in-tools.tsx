import { useEffect } from 'react';
import { focusContentIfLost } from '../../../lib/focus-content.ts';
import { LiveUpdates } from '../../messaging/live/live-updates.tsx';
import type { SessionUser } from '../../accounts/session/session-user.ts';
import styles from './header.module.css';
import { NotificationsPopover } from './notifications-popover.tsx';
import { SupportPopover } from './support-popover.tsx';
import { UserMenu } from './user-menu.tsx';

export default function SignedInTools({ user }: { user: SessionUser }) {
  // The menu whose logout was pressed disappears with the session.
  useEffect(() => focusContentIfLost, []);
  return (
    <div className={styles['tools']}>
      <LiveUpdates />
      <NotificationsPopover />
      <SupportPopover />
      <UserMenu user={user} />
    </div>
  );
}
