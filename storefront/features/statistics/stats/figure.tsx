import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import styles from './figure.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

interface FigureProps {
  title: string;
  /** Beside the title: a sum, or what the colours mean. */
  note?: ReactNode;
  /** The drawing. What it says is read out from the table, unless it says so itself. */
  children: ReactNode;
  table: DataTableProps;
  className?: string | undefined;
}

/** A chart with the table behind it: always there to be read out, and shown in its place by a switch. */
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
