import type { ReactNode } from 'react';
import { weekdayOf } from '../../../api/contract/base/israel-clock.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { OpeningDay, PublicSpecialDay } from '../../../api/contract/cards/public-card.schema.ts';
import { groupDays } from '../opening.ts';
import { shortDates } from '../short-dates.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { DayHours } from './DayHours.tsx';
import { OpenStatus } from './OpenStatus.tsx';
import { Section } from './Section.tsx';
import { Running, Typed } from './Typed.tsx';

export function Hours({ view }: { view: CardView }) {
  const { openingDays, openingNote, timeRequests } = view.card;
  const { opening } = view;
  if (!opening && !openingNote) return null;
  return (
    <Section view={view} name="hours" title={view.words.hours}>
      <OpenStatus view={view} />
      {opening && (
        <dl data-now="">
          <HourRows view={view} days={openingDays} specialDays={opening.coming} />
        </dl>
      )}
      {timeRequests && (
        <CardLink view={view} href={timeRequests.path} className="c-send">
          {view.words.requestTime}
        </CardLink>
      )}
      {openingNote && (
        <p className="c-note" dir={directionOfText(openingNote)}>
          <Running>{openingNote}</Running>
        </p>
      )}
    </Section>
  );
}

interface HourRowsProps {
  view: CardView;
  days: readonly OpeningDay[];
  specialDays: readonly PublicSpecialDay[];
}

/** Rows of a list of hours: the week, then special days. */
export function HourRows({ view, days, specialDays }: HourRowsProps) {
  return (
    <>
      {groupDays(days).map((row) => (
        <DayRow key={row.from} view={view} row={row} />
      ))}
      {specialDays.map((day) => (
        <SpecialRow key={day.from} view={view} day={day} />
      ))}
    </>
  );
}

function DayRow({ view, row }: { view: CardView; row: ReturnType<typeof groupDays>[number] }) {
  const { words, opening } = view;
  const names =
    row.from === row.to ? [words.days[row.from]] : [words.shortDays[row.from], words.shortDays[row.to]];
  const isToday =
    opening !== null && !opening.special && row.from <= opening.today && opening.today <= row.to;
  return <Row view={view} term={capitalised(names.join('–'))} hours={row} isToday={isToday} />;
}

function SpecialRow({ view, day }: { view: CardView; day: PublicSpecialDay }) {
  const { words, opening } = view;
  const dates = <bdi>{shortDates(day, words)}</bdi>;
  const term = (
    <>
      {day.name && (
        <>
          <Typed>{day.name}</Typed> ·{' '}
        </>
      )}
      {day.from === day.to && `${words.shortDays[weekdayOf(day.from)]} `}
      {dates}
    </>
  );
  return <Row view={view} term={term} hours={day} isToday={opening?.special?.from === day.from} />;
}

function Row({
  view,
  term,
  hours,
  isToday,
}: {
  view: CardView;
  term: ReactNode;
  hours: Pick<OpeningDay, 'spans' | 'byAppointment'>;
  isToday: boolean;
}) {
  return (
    <div className={isToday ? 'c-today' : undefined}>
      <dt>
        {term}
        {isToday && (
          <>
            {' · '}
            <span className="c-tag">{view.words.today}</span>
          </>
        )}
      </dt>
      <dd>
        <DayHours view={view} hours={hours} />
      </dd>
    </div>
  );
}

/** A row begins with a capital where short names of days have none (Russian). */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
