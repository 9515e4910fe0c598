import MoonIcon from '~icons/ph/moon';
import PlusIcon from '~icons/ph/plus';
import WarningCircleIcon from '~icons/ph/warning-circle';
import XIcon from '~icons/ph/x';
import { isOvernight, type Span } from '../../../../api/contract/cards/opening-spans.ts';
import { classNames } from '../../../components/class-names.ts';
import fieldStyles from '../../../components/field.module.css';
import { IconButton } from '../../../components/icon-button.tsx';
import { Switch } from '../../../components/switch.tsx';
import { CopyDay } from './copy-day.tsx';
import { useEditorState, useField } from './editor-context.ts';
import styles from './hours.module.css';
import { TimeEntry } from './time-entry.tsx';
import { useEditorMessages } from './use-editor-messages.ts';
import { addSpan, maxSpans, openDay, setSpans, spansOf } from './week.ts';

interface DayRowProps {
  day: number;
  /** Index of the day in the stored list; issues use it. */
  position: number;
}

/** One day: open or closed, its time spans, and buttons to add one and to copy the day. */
export function DayRow({ day, position }: DayRowProps) {
  const { hours: texts } = useEditorMessages();
  const { value: days, set, check } = useField('businessHours');
  const error = useEditorState(({ errors }) => errors[`businessHours.${position}.spans`]);
  const spans = spansOf(days, day);
  const name = texts.days[day] ?? '';
  const errorId = `hours-${day}-error`;
  const change = (index: number, part: Partial<Span>) =>
    set(
      setSpans(
        days,
        day,
        spans.map((span, other) => (other === index ? { ...span, ...part } : span)),
      ),
    );
  return (
    <li className={classNames(styles['day'], spans.length === 0 && styles['shut'])}>
      <Switch
        className={styles['name']}
        label={name}
        checked={spans.length > 0}
        onChange={(isOpen) => set(isOpen ? openDay(days, day) : setSpans(days, day, []))}
      />
      {spans.length === 0 ? (
        <span className={styles['closed']}>{texts.closed}</span>
      ) : (
        <ul className={styles['spans']}>
          {spans.map((span, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a stretch is its place in the day
            <li key={index} className={styles['span']}>
              <span className={styles['times']} dir="ltr">
                <TimeEntry
                  label={texts.opens(name, index + 1)}
                  value={span.opens}
                  onChange={(opens) => change(index, { opens })}
                  onLeave={check}
                  describedBy={error ? errorId : undefined}
                />
                <span aria-hidden="true">–</span>
                <TimeEntry
                  label={texts.closes(name, index + 1)}
                  value={span.closes}
                  closing
                  onChange={(closes) => change(index, { closes })}
                  onLeave={check}
                  describedBy={error ? errorId : undefined}
                />
              </span>
              {isOvernight(span) && (
                <span className={styles['night']}>
                  <MoonIcon aria-hidden />
                  {texts.nextDay}
                </span>
              )}
              {spans.length > 1 && (
                <IconButton
                  label={texts.remove(name, index + 1)}
                  onClick={() => set(setSpans(days, day, spans.toSpliced(index, 1)))}
                >
                  <XIcon aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
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
