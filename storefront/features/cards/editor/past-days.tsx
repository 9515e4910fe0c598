import ArrowClockwiseIcon from '~icons/ph/arrow-clockwise';
import TrashIcon from '~icons/ph/trash';
import type { SpecialDay } from '../../../../api/contract/cards/entities/special-days.schema.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { dayInWords } from './day-in-words.ts';
import { nameOfDay } from './name-of-day.ts';
import { again } from './special-days-logic.ts';
import styles from './special-days.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

interface PastDaysProps {
  /** With their places in the card's list. */
  days: readonly { day: SpecialDay; index: number }[];
  today: string;
  disabled: boolean;
  isFull: boolean;
  onAgain(day: SpecialDay): void;
  onRemove(index: number): void;
}

/** Days that are over: visitors see none of them, their owner may use one again. */
export function PastDays({ days, today, disabled, isFull, onAgain, onRemove }: PastDaysProps) {
  const messages = useEditorMessages();
  const texts = messages.specialDays;
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <details className={styles['past']}>
      <summary>{texts.past(days.length)}</summary>
      <ul>
        {days.map(({ day, index }) => {
          const name = nameOfDay(day, messages, language);
          return (
            <li key={index} className={styles['line']}>
              <span className={styles['what']}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <bdi>{dayInWords(day, language)}</bdi>
              </span>
              {!disabled && (
                <>
                  <TextButton
                    small
                    disabled={isFull}
                    aria-label={texts.again(name)}
                    onClick={() => onAgain(again(day, today))}
                  >
                    <ArrowClockwiseIcon aria-hidden />
                    {texts.againShort}
                  </TextButton>
                  <IconButton label={texts.remove(name)} onClick={() => onRemove(index)}>
                    <TrashIcon aria-hidden />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
