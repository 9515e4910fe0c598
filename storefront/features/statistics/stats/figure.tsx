import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import styles from './figure.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

interface FigureProps {
  title: string;
  /** Beside the title: a total, or a legend. */
  note?: ReactNode;
  /** The drawing. Screen readers read the table instead, unless the drawing is accessible itself. */
  children: ReactNode;
  table: DataTableProps;
  className?: string | undefined;
}

/** A chart with its table: always there for screen readers, and a switch shows it in place of the chart. */
export function Figure({ title, note, children, table, className }: FigureProps) {
  const texts = useStatsMessages();
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section className={classNames(styles['figure'], className)} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <div className={styles['note']}>
          {!isTable && note}
          <TextButton small aria-pressed={isTable} onClick={() => setIsTable(!isTable)} aria-describedby={id}>
            {texts.asTable}
          </TextButton>
        </div>
      </div>
      {!isTable && children}
      {isTable ? (
        // A part that scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['scroll']} role="group" aria-labelledby={id} tabIndex={0}>
          <DataTable {...table} />
        </div>
      ) : (
        <div className={styles['hidden']}>
          <DataTable {...table} />
        </div>
      )}
    </section>
  );
}
