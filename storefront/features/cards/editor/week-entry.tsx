import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import { DayRow } from './day-row.tsx';
import styles from './hours.module.css';
import { normaliseHours, weekDays } from './week.ts';

interface WeekEntryProps {
  value: BusinessHours;
  /** Of its issues: `businessHours`, `branches.0.hours`. */
  path: string;
  /** Whose hours these are, where a page has several weeks. */
  label?: string;
  disabled: boolean;
  onChange(days: BusinessHours): void;
  onLeave(): void;
}

/** The hours of a week, day by day. */
export function WeekEntry({ value, path, label, disabled, onChange, onLeave }: WeekEntryProps) {
  // Issues use the indices of the stored days.
  const days = normaliseHours(value);
  return (
    <fieldset className={styles['all']} disabled={disabled} aria-label={label}>
      <ul className={styles['week']}>
        {weekDays.map((day) => (
          <DayRow
            key={day}
            day={day}
            days={days}
            path={`${path}.${days.findIndex((other) => other.day === day)}.spans`}
            onChange={onChange}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </fieldset>
  );
}
