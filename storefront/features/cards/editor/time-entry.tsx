import { useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import fieldStyles from '../../../components/field.module.css';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './hours.module.css';
import { useEditorMessages } from './use-editor-messages.ts';
import { readTime } from './week.ts';

interface TimeEntryProps {
  label: string;
  value: string;
  /** Lets a span end at `24:00`. */
  closing?: boolean;
  onChange(time: string): void;
  onLeave(): void;
  describedBy?: string | undefined;
}

/** A time of day in any usual notation; normalised when the owner leaves the field, and reverted when it is no time. */
export function TimeEntry({ label, value, closing = false, onChange, onLeave, describedBy }: TimeEntryProps) {
  const { hours } = useEditorMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && readTime(typed, closing) === null;
  return (
    <input
      className={classNames(fieldStyles['input'], styles['time'])}
      type="text"
      inputMode="numeric"
      maxLength={5}
      dir="ltr"
      aria-label={label}
      aria-invalid={isBad || describedBy ? true : undefined}
      aria-describedby={describedBy}
      title={isBad ? hours.badTime : undefined}
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        const time = readTime(event.target.value, closing);
        if (time && event.target.value.length >= 4) onChange(time);
      }}
      onBlur={() => {
        const time = typed === null ? null : readTime(typed, closing);
        if (time && time !== value) onChange(time);
        if (isBad && typed.trim() !== '') toast({ title: hours.badTime, variant: 'warning' });
        setTyped(null);
        onLeave();
      }}
    />
  );
}
