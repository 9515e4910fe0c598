import { useId, useState, type ReactNode } from 'react';
import styles from './ChartFigure.module.css';
import { DataTable, type DataTableProps } from './DataTable.tsx';

export interface ChartFigureProps {
  title: string;
  /** Beside the title: a total, or a legend. */
  note?: ReactNode;
  /** Names of this period and of the one before, where the chart shows both. */
  legend?: { now: string; before: string | null };
  /** The drawing. Screen readers read the table instead, unless the drawing is accessible itself. */
  children: ReactNode;
  table: DataTableProps;
  /** Words of the switch. */
  asTable: string;
}

/** A chart with its table: always there for screen readers, and a switch shows it in place of the chart. */
export function ChartFigure({ title, note, legend, children, table, asTable }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section className={styles['figure']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <div className={styles['note']}>
          {!isTable && note}
          {!isTable && legend && (
            <>
              <span className={styles['now']}>{legend.now}</span>
              {legend.before !== null && <span className={styles['before']}>{legend.before}</span>}
            </>
          )}
          <button
            type="button"
            className={styles['switch']}
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
            aria-describedby={id}
          >
            {asTable}
          </button>
        </div>
      </div>
      {!isTable && children}
      {isTable ? (
        // A part that scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['scroll']} role="group" aria-labelledby={id} tabIndex={0}>
          <DataTable {...table} isShown />
        </div>
      ) : (
        <div className={styles['hidden']}>
          <DataTable {...table} />
        </div>
      )}
    </section>
  );
}
