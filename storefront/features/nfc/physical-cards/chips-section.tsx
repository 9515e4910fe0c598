import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { listChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { chipFilters, type ChipFilter, type ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useRead } from '../../../lib/call.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { printedCardOf, printOfCard } from '../printed/print-of-card.ts';
import { BulkDialog, type BulkCommand } from './bulk-dialog.tsx';
import { ChipDialog } from './chip-dialog.tsx';
import { ChipGroup } from './chip-group.tsx';
import { mayPoint, piecesOf } from './chip-moves.ts';
import styles from './chips.module.css';
import { Paging } from './paging.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** The owner's chips by order and card: found by name, code and card; managed singly, chosen ones, and by the group. */
export function ChipsSection() {
  const { chips: texts } = usePhysicalCardsMessages();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<ChipFilter>('all');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChipView>>(new Map());
  const [open, setOpen] = useState<ChipView | null>(null);
  const [command, setCommand] = useState<BulkCommand | null>(null);
  const q = useDeferredValue(search.trim());
  const isFiltered = q !== '' || state !== 'all' || page > 1;
  // Without a filter under the very address that the server has read for the page.
  const list = useRead(listChipsEndpoint, isFiltered ? { query: { q, state, page } } : {}, {
    placeholderData: keepPreviousData,
  });
  const { data: mine } = useRead(listMyCardsEndpoint);

  function choose(chip: ChipView, isChosen: boolean) {
    const next = new Map(chosen);
    if (isChosen) next.set(chip.id, chip);
    else next.delete(chip.id);
    setChosen(next);
  }

  const chips = [...chosen.values()];
  const movable = chips.filter(mayPoint);
  const frozen = chips.filter((chip) => chip.state === 'frozen');
  const commandOn = (kind: BulkCommand['kind'], those: readonly ChipView[]) =>
    setCommand({ kind, pieces: piecesOf(those), choice: { chipIds: those.map(({ id }) => id) } });

  return (
    <ReadPart query={list}>
      {({ totals, groups, pages, cards }) => (
        <PageSection
          title={texts.title}
          aside={
            totals.pieces > 0 && (
              <span className={styles['quiet']}>{texts.summary(totals.pieces, totals.taps)}</span>
            )
          }
        >
          {totals.pieces + totals.ended === 0 ? (
            <EmptyNote title={texts.none} text={texts.noneText} />
          ) : (
            <>
              <div className={styles['tools']}>
                <TextField
                  label={texts.search}
                  type="search"
                  maxLength={60}
                  value={search}
                  onChange={({ target }) => {
                    setSearch(target.value);
                    setPage(1);
                  }}
                />
                <div className={styles['filters']} role="group" aria-label={texts.byState}>
                  {chipFilters.map((filter) => {
                    const count = filter === 'all' ? totals.pieces : totals[filter];
                    return filter === 'all' || count > 0 ? (
                      <button
                        key={filter}
                        type="button"
                        aria-pressed={state === filter}
                        onClick={() => {
                          setState(filter);
                          setPage(1);
                        }}
                      >
                        {texts.filters[filter]} <b>{count}</b>
                      </button>
                    ) : null;
                  })}
                </div>
              </div>
              {chips.length > 0 && (
                <div className={styles['chosen']} role="status">
                  <b>{texts.chosen(piecesOf(chips))}</b>
                  {movable.length > 0 && (
                    <>
                      {cards.length > 0 && (
                        <button type="button" onClick={() => commandOn('point', movable)}>
                          {texts.pointChosen}
                        </button>
                      )}
                      <button type="button" onClick={() => commandOn('freeze', movable)}>
                        {texts.freezeGroup}
                      </button>
                      <button type="button" onClick={() => commandOn('offer', movable)}>
                        {texts.offerGroup}
                      </button>
                    </>
                  )}
                  {frozen.length > 0 && (
                    <button type="button" onClick={() => commandOn('unfreeze', frozen)}>
                      {texts.unfreezeGroup(piecesOf(frozen))}
                    </button>
                  )}
                  <button type="button" onClick={() => setChosen(new Map())}>
                    {texts.chooseNone}
                  </button>
                </div>
              )}
              <div aria-busy={list.isPlaceholderData}>
                {groups.length === 0 && <p role="status">{texts.nothing}</p>}
                {groups.map((group) => {
                  const card = mine?.cards.find(({ id }) => id === group.card?.id)?.card;
                  return (
                    <ChipGroup
                      key={`${group.order?.id} ${group.card?.id} ${q} ${state}`}
                      group={group}
                      filter={{ q, state }}
                      print={card ? printOfCard(printedCardOf(card), group.product?.material ?? 'pvc') : null}
                      chosen={chosen}
                      onChoose={choose}
                      onManage={setOpen}
                      onCommand={setCommand}
                    />
                  );
                })}
              </div>
              <Paging page={page} pages={pages} onChange={setPage} />
            </>
          )}
          {open && <ChipDialog key={open.id} chip={open} cards={cards} onChange={setOpen} />}
          {command && (
            <BulkDialog
              command={command}
              cards={cards}
              onClose={(isDone) => {
                setCommand(null);
                if (isDone) setChosen(new Map());
              }}
            />
          )}
        </PageSection>
      )}
    </ReadPart>
  );
}
