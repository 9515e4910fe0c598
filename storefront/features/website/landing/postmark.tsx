import styles from './postmark.module.css';

const wave = (y: number) => `M0 ${y}c12-8 24 8 36 0s24 8 36 0 24 8 36 0 12 0 12 0`;
const waves = [8, 22, 36, 50].map(wave).join('');

/** A postmark. Decoration only. */
export function Postmark({ name, place }: { name: string; place: string }) {
  return (
    <span className={styles['postmark']} aria-hidden="true">
      <svg className={styles['waves']} viewBox="0 0 120 60">
        <path d={waves} />
      </svg>
      <span className={styles['ring']}>
        <b>{name}</b>
        <bdi dir="ltr">19.11.26</bdi>
        <small>{place}</small>
      </span>
    </span>
  );
}
