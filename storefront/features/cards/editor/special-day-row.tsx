import PlusIcon from '~icons/ph/plus';
import { useId, useRef } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { SpecialDay } from '../../../../api/contract/cards/entities/special-days.schema.ts';
import { classNames } from '../../../components/class-names.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { dayInWords } from './day-in-words.ts';
import { useEditorState } from './editor-context.ts';
import { issueUnder } from './issue-under.ts';
import { nameOfDay } from './name-of-day.ts';
import offerStyles from './offers.module.css';
import { SpanEntries } from './span-entries.tsx';
import { inState, stateOf, withSpan, type DayState } from './special-days-logic.ts';
import styles from './special-days.module.css';
import { useEditorMessages } from './use-editor-messages.ts';
import { maxSpans } from './week.ts';

interface SpecialDayRowProps {
  day: SpecialDay;
  /** In the stored list; issues use it. */
  index: number;
  /** Not the owner's yet: ticking or changing it makes it so. */
  isProposal: boolean;
  disabled: boolean;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  onUse(isUsed: boolean): void;
  /** Takes a proposal and opens it. */
  onOpen(): void;
  onChange(day: SpecialDay): void;
  onLeave(): void;
}

/** One special day, or a holiday that could be one: a line with its date and hours, which opens to all that it has. */
export function SpecialDayRow(props: SpecialDayRowProps) {
  const { day, index, isProposal, disabled, isOpen, onToggle, onUse, onOpen } = props;
  const messages = useEditorMessages();
  const texts = messages.specialDays;
  const language = useLanguage();
  const hasIssue = useEditorState(({ errors }) => Boolean(issueUnder(errors, `specialDays.${index}`)));
  const name = nameOfDay(day, messages, language);
  const fieldsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const shown = isOpen || (hasIssue && !isProposal);
  return (
    <li className={classNames(styles['day'], isProposal && styles['proposal'])}>
      <div className={styles['line']}>
        <input
          type="checkbox"
          aria-label={texts.use(name)}
          checked={!isProposal}
          disabled={disabled}
          onChange={(event) => onUse(event.target.checked)}
        />
        <span className={styles['what']}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <bdi>{dayInWords(day, language)}</bdi>
        </span>
        <span className={styles['hours']}>{isProposal ? texts.regular : <HoursInWords day={day} />}</span>
        {!disabled && (
          <TextButton
            ref={toggle}
            small
            aria-label={texts.change(name)}
            aria-expanded={shown}
            aria-controls={shown ? fieldsId : undefined}
            onClick={() => (isProposal ? onOpen() : onToggle(!isOpen))}
          >
            {texts.changeShort}
          </TextButton>
        )}
      </div>
      {shown && (
        <div id={fieldsId}>
          <SpecialDayFields
            {...props}
            name={name}
            onDone={() => {
              onToggle(false);
              // Whoever is done goes on at the day, not at the page's start.
              toggle.current?.focus();
            }}
          />
        </div>
      )}
    </li>
  );
}

function HoursInWords({ day }: { day: SpecialDay }) {
  const texts = useEditorMessages().specialDays;
  const state = stateOf(day);
  if (state !== 'hours') return texts.states[state];
  return <bdi dir="ltr">{day.spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}</bdi>;
}

const states: readonly DayState[] = ['hours', 'closed', 'byAppointment'];

function SpecialDayFields({
  day,
  index,
  name,
  disabled,
  onChange,
  onLeave,
  onDone,
}: SpecialDayRowProps & { name: string; onDone(): void }) {
  const texts = useEditorMessages().specialDays;
  const path = `specialDays.${index}`;
  const errors = useEditorState((state) => state.errors);
  const spansIssue = issueUnder(errors, `${path}.spans`);
  const [radio, issueId] = [useId(), useId()];
  const date = (part: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      dir="ltr"
      label={label}
      value={day[part]}
      error={errors[`${path}.${part}`]}
      disabled={disabled}
      onChange={({ target: { value } }) =>
        onChange({
          ...day,
          [part]: value,
          // One day until a later end is chosen.
          ...(part === 'from' && (day.to === day.from || day.to < value) && { to: value }),
        })
      }
      onBlur={onLeave}
    />
  );
  return (
    <div className={offerStyles['fields']}>
      {date('from', texts.from)}
      {date('to', texts.to)}
      <div className={offerStyles['wide']}>
        <TextField
          label={texts.name}
          value={day.name ?? ''}
          placeholder={day.holiday ? name : undefined}
          dir={day.name ? directionOfText(day.name) : undefined}
          maxLength={60}
          error={errors[`${path}.name`]}
          disabled={disabled}
          onChange={(event) => onChange({ ...day, name: event.target.value || null })}
          onBlur={onLeave}
        />
      </div>
      <fieldset className={classNames(offerStyles['wide'], offerStyles['kinds'])} disabled={disabled}>
        <legend>{texts.state}</legend>
        {states.map((state) => (
          <label key={state}>
            <input
              type="radio"
              name={radio}
              checked={stateOf(day) === state}
              onChange={() => onChange(inState(day, state))}
            />
            <span>{texts.states[state]}</span>
          </label>
        ))}
      </fieldset>
      {day.spans.length > 0 && (
        <div className={classNames(offerStyles['wide'], styles['spans'])}>
          <SpanEntries
            name={name}
            spans={day.spans}
            onChange={(spans) => onChange({ ...day, spans })}
            onLeave={onLeave}
            describedBy={spansIssue ? issueId : undefined}
          />
          {day.spans.length < maxSpans && (
            <TextButton small onClick={() => onChange(withSpan(day))}>
              <PlusIcon aria-hidden />
              {texts.addSpan}
            </TextButton>
          )}
          {day.from < day.to && <p className={styles['several']}>{texts.several}</p>}
          {spansIssue && (
            <p className={styles['error']} id={issueId}>
              {spansIssue}
            </p>
          )}
        </div>
      )}
      <div className={offerStyles['wide']}>
        <TextButton onClick={onDone}>{texts.done}</TextButton>
      </div>
    </div>
  );
}
