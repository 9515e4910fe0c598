import type { ReactNode } from 'react';
import styles from './place-meter.module.css';

interface PlaceMeterProps {
  label: string;
  places: { total: number; used: number };
  /** "3 of 10", in words. */
  used: (used: number, total: number) => string;
  kind: 'pro' | 'basic';
}

/** Above this many places the meter is a bar: users don't count twenty little cards. */
const drawnPlaces = 6;

export function PlaceMeters({ children }: { children: ReactNode }) {
  return <dl className={styles['places']}>{children}</dl>;
}

/** Places used and free: a small card for each, dashed where it is free. */
export function PlaceMeter({ label, places: { total, used }, used: words, kind }: PlaceMeterProps) {
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
            <rect width={Math.min(used / total, 1) * 100} height="8" data-used />
          </svg>
        )}
        <span>{words(used, total)}</span>
      </dd>
    </div>
  );
}
