import styles from './conversation-view.module.css';
import { useChatMessages } from './use-chat-messages.ts';

export function Welcome({ text }: { text: string }) {
  const { welcome } = useChatMessages();
  return (
    <div className={styles['log']}>
      <div className={styles['welcome']}>
        <h3>{welcome.title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
