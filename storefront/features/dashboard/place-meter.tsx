import styles from './dashboard-page.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

interface PlaceMeterProps {
  label: string;
  places: { total: number; used: number };
  kind: 'pro' | 'basic';
}

/** More places than this are a bar: nobody counts twenty little cards. */
const drawnPlaces = 6;

/** Places used and free: a little card each, dashed while nothing stands there. */
export function PlaceMeter({ label, places: { total, used }, kind }: PlaceMeterProps) {
  const texts = useDashboardMessages();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {total <= drawnPlaces ? (
          <span className={styles['slots']} aria-hidden="true">
            {Array.from({ length: total }, (_, place) => (
              <i key={place} data-kind={place < used ? kind : 'free'} />
            ))}
          </span>
        ) : (
          <svg className={styles['bar']} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="8" />
            <rect width={(used / total) * 100} height="8" data-used />
          </svg>
        )}
        <span>{texts.used(used, total)}</span>
      </dd>
    </div>
  );
}
