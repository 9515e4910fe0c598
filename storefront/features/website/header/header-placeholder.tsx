import { Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import styles from './header.module.css';

/** Stands in for links and tools while the header learns who has just logged in. */
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
