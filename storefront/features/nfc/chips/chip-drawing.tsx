import styles from './chip-page.module.css';

/** The chip held against the light: the turns of an antenna around a grain of silicon. */
export function ChipDrawing({ asleep = false }: { asleep?: boolean }) {
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 160 100"
      aria-hidden="true"
      data-asleep={asleep || undefined}
    >
      <rect className={styles['paper']} x="2" y="2" width="156" height="96" rx="11" />
      {[0, 1, 2, 3].map((turn) => (
        <rect
          key={turn}
          className={styles['coil']}
          x={16 + turn * 6}
          y={16 + turn * 6}
          width={128 - turn * 12}
          height={68 - turn * 12}
          rx={9 - turn}
        />
      ))}
      <rect className={styles['die']} x="73" y="43" width="14" height="14" rx="3" />
      <path className={styles['coil']} d="M40 50h33M87 50h33" />
    </svg>
  );
}
