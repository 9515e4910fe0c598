import PlusIcon from '~icons/ph/plus';
import WarningCircleIcon from '~icons/ph/warning-circle';
import { useId } from 'react';
import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { classNames } from '../../../components/class-names.ts';
import fieldStyles from '../../../components/field.module.css';
import { IconButton } from '../../../components/icon-button.tsx';
import { Switch } from '../../../components/switch.tsx';
import { CopyDay } from './copy-day.tsx';
import { useEditorState } from './editor-context.ts';
import styles from './hours.module.css';
import { issueUnder } from './issue-under.ts';
import { SpanEntries } from './span-entries.tsx';
import { useEditorMessages } from './use-editor-messages.ts';
import { addSpan, isByAppointment, maxSpans, openDay, setAppointment, setSpans, spansOf } from './week.ts';

interface DayRowProps {
  day: number;
  /** The whole week. */
  days: BusinessHours;
  /** Of the day's issues, `businessHours.0.spans`. */
  path: string;
  onChange(days: BusinessHours): void;
  onLeave(): void;
}

/** One day: open, closed or by appointment, its time spans, and buttons to add one and to copy the day. */
export function DayRow({ day, days, path, onChange: set, onLeave }: DayRowProps) {
  const { hours: texts } = useEditorMessages();
  const error = useEditorState(({ errors }) => issueUnder(errors, path));
  const spans = spansOf(days, day);
  const name = texts.days[day] ?? '';
  const errorId = useId();
  return (
    <li className={classNames(styles['day'], spans.length === 0 && styles['shut'])}>
      <Switch
        className={styles['name']}
        label={name}
        checked={spans.length > 0}
        onChange={(isOpen) => set(isOpen ? openDay(days, day) : setSpans(days, day, []))}
      />
      {spans.length === 0 ? (
        <div className={styles['closed']}>
          <span>{texts.closed}</span>
          <CheckboxField
            label={texts.byAppointment}
            aria-label={texts.byAppointmentOn(name)}
            checked={isByAppointment(days, day)}
            onChange={(event) => set(setAppointment(days, day, event.target.checked))}
          />
        </div>
      ) : (
        <SpanEntries
          name={name}
          spans={spans}
          onChange={(next) => set(setSpans(days, day, next))}
          onLeave={onLeave}
          describedBy={error ? errorId : undefined}
        />
      )}
      <span className={styles['tools']}>
        {spans.length > 0 && spans.length < maxSpans && (
          <IconButton label={texts.add(name)} onClick={() => set(addSpan(days, day))}>
            <PlusIcon aria-hidden />
          </IconButton>
        )}
        <CopyDay day={day} days={days} onChange={set} />
      </span>
      {error && (
        <p className={classNames(fieldStyles['error'], styles['issue'])} id={errorId}>
          <WarningCircleIcon aria-hidden />
          {error}
        </p>
      )}
    </li>
  );
}
