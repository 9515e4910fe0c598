import CaretDownIcon from '~icons/ph/caret-down';
import PlusIcon from '~icons/ph/plus';
import { useId, useState } from 'react';
import { wallClock } from '../../../../api/contract/base/israel-clock.ts';
import { maxSpecialDays } from '../../../../api/contract/cards/card-fields.ts';
import type { SpecialDay } from '../../../../api/contract/cards/entities/special-days.schema.ts';
import { Button } from '../../../components/button.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useField } from './editor-context.ts';
import { dayInWords } from './day-in-words.ts';
import { PastDays } from './past-days.tsx';
import { SpecialDayRow } from './special-day-row.tsx';
import { inOrder, linesOf, openProposals, proposalOf } from './special-days-logic.ts';
import styles from './special-days.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

/** Proposals that are shown at first. */
const firstProposals = 6;

/**
 * Dates with other hours. Holidays are proposals until their owner ticks them, one by one or all at once, and saves
 * the card.
 */
export default function SpecialDays() {
  const texts = useEditorMessages().specialDays;
  const language = useLanguage();
  const { value: days, set, error, check, locked } = useField('specialDays');
  const { value: week } = useField('businessHours');
  const [today] = useState(() => wallClock(new Date()).date);
  const [opened, setOpened] = useState<{ index: number; from: string } | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const disabled = locked !== null;
  const isFull = days.length >= maxSpecialDays;
  const proposals = disabled ? [] : openProposals(days, today);
  const shown = showsAll ? proposals : proposals.slice(0, firstProposals);
  const further = proposals.slice(firstProposals);
  const last = further.at(-1);
  const { ahead, past } = linesOf({
    days,
    proposals: shown.map((holiday) => proposalOf(holiday, week)),
    today,
    opened,
  });
  const add = (...added: SpecialDay[]) => {
    set(inOrder([...days, ...added]));
    setOpened(null);
  };
  const addAndOpen = (day: SpecialDay) => {
    const all = inOrder([...days, day]);
    set(all);
    setOpened({ index: all.indexOf(day), from: day.from });
  };
  const remove = (index: number) => {
    set(days.toSpliced(index, 1));
    setOpened(null);
    toast({ title: texts.removed });
  };
  return (
    <section className={styles['all']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId}>{texts.title}</h3>
        {!disabled && (
          <TextButton
            disabled={isFull}
            onClick={() =>
              addAndOpen({
                from: today,
                to: today,
                name: null,
                holiday: null,
                spans: [],
                byAppointment: false,
              })
            }
          >
            <PlusIcon aria-hidden />
            {texts.add}
          </TextButton>
        )}
      </header>
      <p className={styles['lead']}>{texts.lead}</p>
      <ul className={styles['days']}>
        {ahead.map(({ day, index, isProposal }) => (
          <SpecialDayRow
            key={isProposal ? `proposal ${day.from}` : index}
            day={day}
            index={index}
            isProposal={isProposal}
            disabled={disabled || (isProposal && isFull)}
            isOpen={!isProposal && index === opened?.index}
            onToggle={(isOpen) => setOpened(isOpen ? { index, from: day.from } : null)}
            onUse={(isUsed) => (isUsed ? add(day) : remove(index))}
            onOpen={() => addAndOpen(day)}
            onChange={(next) => set(days.with(index, next))}
            onLeave={check}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {!disabled && proposals.length > 0 && (
        <div className={styles['foot']}>
          {!showsAll && last && (
            <TextButton onClick={() => setShowsAll(true)}>
              <CaretDownIcon aria-hidden />
              {texts.more(further.length, dayInWords(last, language))}
            </TextButton>
          )}
          <Button
            variant="line"
            size="small"
            disabled={isFull}
            onClick={() => {
              const usual = proposals.filter(({ custom }) => custom !== 'open');
              add(
                ...usual.slice(0, maxSpecialDays - days.length).map((holiday) => proposalOf(holiday, week)),
              );
              toast({ title: texts.added });
            }}
          >
            {texts.addAll}
          </Button>
          <span>{texts.count(days.length, maxSpecialDays)}</span>
        </div>
      )}
      <PastDays
        days={past}
        today={today}
        disabled={disabled}
        isFull={isFull}
        onAgain={addAndOpen}
        onRemove={remove}
      />
    </section>
  );
}
