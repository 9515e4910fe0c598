import { lazy } from 'react';
import { LongEntry } from '../entries.tsx';
import { useField } from '../editor-context.ts';
import { RequestsEntry } from '../requests-entry.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';
import { WeekEntry } from '../week-entry.tsx';

const SpecialDays = lazy(() => import('../special-days.tsx'));

export function HoursSection() {
  const { help } = useEditorMessages();
  const { value, set, check, locked } = useField('businessHours');
  return (
    <>
      <LockedNote feature={locked} />
      <WeekEntry
        value={value}
        path="businessHours"
        disabled={locked !== null}
        onChange={set}
        onLeave={check}
      />
      <SpecialDays />
      <RequestsEntry />
      <LongEntry field="openingHours" help={help.openingHours} rows={2} />
    </>
  );
}
