import MoonIcon from '~icons/ph/moon';
import XIcon from '~icons/ph/x';
import { isOvernight, type Span } from '../../../../api/contract/cards/opening-spans.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import styles from './hours.module.css';
import { TimeEntry } from './time-entry.tsx';
import { useEditorMessages } from './use-editor-messages.ts';

interface SpanEntriesProps {
  /** Of the day, for screen readers. */
  name: string;
  spans: readonly Span[];
  onChange(spans: Span[]): void;
  onLeave(): void;
  /** Id of the issue that these times have. */
  describedBy: string | undefined;
}

/** The time spans of one day. */
export function SpanEntries({ name, spans, onChange, onLeave, describedBy }: SpanEntriesProps) {
  const { hours: texts } = useEditorMessages();
  const change = (index: number, part: Partial<Span>) =>
    onChange(spans.map((span, other) => (other === index ? { ...span, ...part } : span)));
  return (
    <ul className={styles['spans']}>
      {spans.map((span, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stretch is its place in the day
        <li key={index} className={styles['span']}>
          <span className={styles['times']} dir="ltr">
            <TimeEntry
              label={texts.opens(name, index + 1)}
              value={span.opens}
              onChange={(opens) => change(index, { opens })}
              onLeave={onLeave}
              describedBy={describedBy}
            />
            <span aria-hidden="true">–</span>
            <TimeEntry
              label={texts.closes(name, index + 1)}
              value={span.closes}
              closing
              onChange={(closes) => change(index, { closes })}
              onLeave={onLeave}
              describedBy={describedBy}
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
              onClick={() => onChange(spans.toSpliced(index, 1))}
            >
              <XIcon aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
