import { Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import styles from './conversation-view.module.css';
import { useChatMessages } from './use-chat-messages.ts';

export function ChatSkeleton() {
  const { loading } = useChatMessages();
  return (
    <div className={styles['waiting']}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  );
}
