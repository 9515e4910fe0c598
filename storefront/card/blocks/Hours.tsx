import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { groupDays } from '../opening.ts';
import type { CardView } from '../view.ts';
import { OpenStatus } from './OpenStatus.tsx';
import { Section } from './Section.tsx';
import { Running } from './Typed.tsx';

export function Hours({ view }: { view: CardView }) {
  const { openingDays, openingNote } = view.card;
  if (!view.opening && !openingNote) return null;
  return (
    <Section view={view} name="hours" title={view.words.hours}>
      <OpenStatus view={view} />
      {view.opening && (
        <dl data-now="">
          {groupDays(openingDays).map((row) => (
            <DayRow key={row.from} view={view} row={row} />
          ))}
        </dl>
      )}
      {openingNote && (
        <p className="c-note" dir={directionOfText(openingNote)}>
          <Running>{openingNote}</Running>
        </p>
      )}
    </Section>
  );
}

function DayRow({ view, row }: { view: CardView; row: ReturnType<typeof groupDays>[number] }) {
  const { words, opening } = view;
  const names =
    row.from === row.to ? [words.days[row.from]] : [words.shortDays[row.from], words.shortDays[row.to]];
  const isToday = opening !== null && row.from <= opening.today && opening.today <= row.to;
  return (
    <div className={isToday ? 'c-today' : undefined}>
      <dt>
        {names.join('–')}
        {isToday && (
          <>
            {' · '}
            <span className="c-tag">{words.today}</span>
          </>
        )}
      </dt>
      <dd>
        {row.spans.length === 0 && <span className="c-shut">{words.shut}</span>}
        {row.spans.map(({ opens, closes }) => (
          <bdi key={opens} dir="ltr">
            {opens}–{closes}
          </bdi>
        ))}
      </dd>
    </div>
  );
}
