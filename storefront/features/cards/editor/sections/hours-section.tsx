import { lazy } from 'react';
import { LongEntry } from '../entries.tsx';
import { DayRow } from '../day-row.tsx';
import { useField } from '../editor-context.ts';
import styles from '../hours.module.css';
import { RequestsEntry } from '../requests-entry.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';
import { normaliseHours, weekDays } from '../week.ts';

const SpecialDays = lazy(() => import('../special-days.tsx'));

export function HoursSection() {
  const { help } = useEditorMessages();
  const { value, locked } = useField('businessHours');
  // Issues use the indices of the stored days.
  const days = normaliseHours(value);
  return (
    <>
      <LockedNote feature={locked} />
      <fieldset className={styles['all']} disabled={locked !== null}>
        <ul className={styles['week']}>
          {weekDays.map((day) => (
            <DayRow key={day} day={day} position={days.findIndex((other) => other.day === day)} />
          ))}
        </ul>
      </fieldset>
      <SpecialDays />
      <RequestsEntry />
      <LongEntry field="openingHours" help={help.openingHours} rows={2} />
    </>
  );
}
