import { Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import styles from './cards-skeleton.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

export function CardsSkeleton() {
  const texts = useDashboardMessages();
  return (
    <div className={styles['list']} aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[0, 1].map((place) => (
        <div key={place} className={styles['tile']}>
          <Skeleton shape="block" className={styles['card']} />
          <div>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
