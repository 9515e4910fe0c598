import CalendarBlankIcon from '~icons/ph/calendar-blank';
import { useId, useState } from 'react';
import { isShownAt, type Scheduled } from '../../../../api/contract/base/shown-at.ts';
import { Switch } from '../../../components/switch.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './schedule.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

interface ScheduleFieldsProps {
  value: Scheduled;
  onChange(part: Partial<Scheduled>): void;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** When visitors see a link or a picture: a switch and a period. */
export function ScheduleFields({ value, onChange, error, disabled }: ScheduleFieldsProps) {
  const texts = useEditorMessages();
  const id = useId();
  const isScheduled = value.showFrom !== null || value.showUntil !== null;
  const [isOpen, setOpen] = useState(false);
  const opened = isOpen || isScheduled || error !== undefined;
  return (
    <div className={styles['schedule']}>
      <div className={styles['row']}>
        <Switch
          label={texts.show}
          checked={value.isShown}
          disabled={disabled}
          onChange={(isShown) => onChange({ isShown })}
        />
        <State value={value} />
        {!opened && !disabled && (
          <TextButton small onClick={() => setOpen(true)} aria-controls={id}>
            <CalendarBlankIcon aria-hidden />
            {texts.schedule.button}
          </TextButton>
        )}
      </div>
      {opened && (
        <div className={styles['times']} id={id}>
          <TextField
            type="datetime-local"
            label={texts.schedule.from}
            value={toLocal(value.showFrom)}
            disabled={disabled}
            onChange={(event) => onChange({ showFrom: fromLocal(event.target.value) })}
          />
          <TextField
            type="datetime-local"
            label={texts.schedule.until}
            value={toLocal(value.showUntil)}
            error={error}
            disabled={disabled}
            onChange={(event) => onChange({ showUntil: fromLocal(event.target.value) })}
          />
          <p className={styles['help']}>
            {texts.schedule.help}{' '}
            <TextButton
              small
              disabled={disabled}
              onClick={() => {
                setOpen(false);
                onChange({ showFrom: null, showUntil: null });
              }}
            >
              {texts.schedule.clear}
            </TextButton>
          </p>
        </div>
      )}
    </div>
  );
}

function State({ value }: { value: Scheduled }) {
  const { schedule } = useEditorMessages();
  const [now] = useState(() => new Date());
  if (isShownAt(value, now)) return null;
  const isAhead = value.showFrom !== null && new Date(value.showFrom) > now;
  return (
    <span className={styles['state']}>
      {value.isShown ? (isAhead ? schedule.notYet : schedule.over) : schedule.hidden}
    </span>
  );
}

/** ISO time in the format of the input, in the device's time zone. */
function toLocal(time: string | null): string {
  if (!time) return '';
  const moment = new Date(time);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function fromLocal(text: string): string | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
