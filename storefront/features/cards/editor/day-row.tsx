import PlusIcon from '~icons/ph/plus';
import WarningCircleIcon from '~icons/ph/warning-circle';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { classNames } from '../../../components/class-names.ts';
import fieldStyles from '../../../components/field.module.css';
import { IconButton } from '../../../components/icon-button.tsx';
import { Switch } from '../../../components/switch.tsx';
import { CopyDay } from './copy-day.tsx';
import { useEditorState, useField } from './editor-context.ts';
import styles from './hours.module.css';
import { issueUnder } from './issue-under.ts';
import { SpanEntries } from './span-entries.tsx';
import { useEditorMessages } from './use-editor-messages.ts';
import { addSpan, isByAppointment, maxSpans, openDay, setAppointment, setSpans, spansOf } from './week.ts';

interface DayRowProps {
  day: number;
  /** Index of the day in the stored list; issues use it. */
  position: number;
}

/** One day: open, closed or by appointment, its time spans, and buttons to add one and to copy the day. */
export function DayRow({ day, position }: DayRowProps) {
  const { hours: texts } = useEditorMessages();
  const { value: days, set, check } = useField('businessHours');
  const error = useEditorState(({ errors }) => issueUnder(errors, `businessHours.${position}.spans`));
  const spans = spansOf(days, day);
  const name = texts.days[day] ?? '';
  const errorId = `hours-${day}-error`;
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
          onLeave={check}
          describedBy={error ? errorId : undefined}
        />
      )}
      <span className={styles['tools']}>
        {spans.length > 0 && spans.length < maxSpans && (
          <IconButton label={texts.add(name)} onClick={() => set(addSpan(days, day))}>
            <PlusIcon aria-hidden />
          </IconButton>
        )}
        <CopyDay day={day} />
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
