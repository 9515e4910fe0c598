import { Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import styles from './header.module.css';

/** Replaces links and tools while the header refreshes after a login. */
export function HeaderPlaceholder() {
  const { loading } = useMessages();
  return (
    <output className={styles['placeholder']}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton className={styles['placeholderLink']} />
      <Skeleton className={styles['placeholderLink']} />
      <Skeleton className={styles['placeholderLink']} />
      <Skeleton className={styles['placeholderPerson']} />
    </output>
  );
}
