import styles from './pocket.module.css';

/** Drawing of the back pocket of a pair of jeans, with cards in it. Symmetrical, so it isn't mirrored. */
export function Pocket({ tab }: { tab: string }) {
  return (
    <>
      <svg className={styles['pocket']} viewBox="0 0 480 310" aria-hidden="true">
        <path className={styles['cloth']} d="M8 14C90 26 390 26 472 14l-8 216-224 72L16 230z" />
        <path className={styles['hem']} d="M8 14C90 26 390 26 472 14l-2.4 58C380 82 100 82 10.4 72z" />
        <g className={styles['stitch']}>
          <path d="M17 25C100 35 380 35 463 25M14 64c90 10 362 10 452 0" />
          <path d="M20 84l5 139 215 70 215-70 5-139" />
          <path d="M32 88l4 127 204 66 204-66 4-127" opacity=".55" />
        </g>
        <path
          className={styles['arc']}
          d="M34 150c80-20 150 2 206 62 56-60 126-82 206-62M34 160c80-18 146 6 206 68 60-62 126-86 206-68"
        />
        <circle className={styles['rivet']} cx="30" cy="46" r="6.5" />
        <circle className={styles['rivet']} cx="450" cy="46" r="6.5" />
        <circle className={styles['pin']} cx="30" cy="46" r="2" />
        <circle className={styles['pin']} cx="450" cy="46" r="2" />
      </svg>
      <span className={styles['tab']} aria-hidden="true">
        <b>{tab}</b>
      </span>
    </>
  );
}
