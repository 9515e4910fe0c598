import { useState } from 'react';
import type { ChipList } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ChipDialog } from './chip-dialog.tsx';
import { ChipRow } from './chip-row.tsx';
import { mayPoint } from './chip-moves.ts';
import styles from './physical-cards-page.module.css';
import { PointForm } from './point-form.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Chips rendered at once; an order may bring thousands. */
const shownAtOnce = 50;
/** Maximum of chips in one request. */
const maxAtOnce = 200;

/** The owner's chips: searched by code or card, assigned singly or many at once. */
export function ChipsSection({ list: { chips, cards } }: { list: ChipList }) {
  const { chips: texts } = usePhysicalCardsMessages();
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [openId, setOpenId] = useState<number | null>(null);
  const words = search.trim().toLowerCase();
  const found = chips.filter(
    ({ tapCode, card }) => tapCode.includes(words) || card?.name.toLowerCase().includes(words),
  );
  const shown = found.slice(0, most);
  const open = chips.find(({ id }) => id === openId);
  const pointable = shown.filter(mayPoint).slice(0, maxAtOnce);
  // Drops selected chips that are gone.
  const chosenNow = chips.filter((chip) => chosen.has(chip.id) && mayPoint(chip)).map(({ id }) => id);

  function choose(ids: readonly number[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  }

  if (chips.length === 0)
    return (
      <PageSection title={texts.title}>
        <EmptyNote title={texts.none} text={texts.noneText} />
      </PageSection>
    );
  return (
    <PageSection
      title={texts.title}
      aside={<span className={styles['facts']}>{texts.found(found.length)}</span>}
    >
      {chips.length > 5 && (
        <div className={styles['search']}>
          <TextField
            label={texts.search}
            type="search"
            maxLength={60}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setMost(shownAtOnce);
            }}
          />
        </div>
      )}
      {cards.length > 0 && pointable.length > 1 && (
        <div className={styles['batch']}>
          <CheckboxField
            label={texts.chooseAll}
            checked={pointable.every(({ id }) => chosen.has(id))}
            onChange={(event) =>
              choose(
                pointable.map(({ id }) => id),
                event.target.checked,
              )
            }
          />
          {chosenNow.length > 0 && (
            <>
              <span role="status">{texts.chosen(chosenNow.length)}</span>
              <PointForm
                label={texts.pointAll}
                button={texts.point}
                chipIds={chosenNow.slice(0, maxAtOnce)}
                cards={cards}
                onDone={() => setChosen(new Set())}
              />
            </>
          )}
        </div>
      )}
      {shown.length === 0 && <p role="status">{texts.nothing}</p>}
      <ul className={styles['rows']}>
        {shown.map((chip) => (
          <ChipRow
            key={chip.id}
            chip={chip}
            chosen={chosen.has(chip.id)}
            onChoose={pointable.length > 1 ? (isChosen) => choose([chip.id], isChosen) : undefined}
            onManage={() => setOpenId(chip.id)}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="line" onClick={() => setMost(most + shownAtOnce)}>
          {texts.more}
        </Button>
      )}
      {open && <ChipDialog chip={open} cards={cards} onClose={() => setOpenId(null)} />}
    </PageSection>
  );
}
