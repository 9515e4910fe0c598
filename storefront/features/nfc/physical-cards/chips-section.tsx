import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { listChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import type { ChipFilter, ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { useRead } from '../../../lib/call.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { printedCardOf, printOfCard } from '../printed/print-of-card.ts';
import type { BulkCommand } from './bulk-command.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { ChipDialog } from './chip-dialog.tsx';
import { ChipGroup } from './chip-group.tsx';
import { ChipTools } from './chip-tools.tsx';
import styles from './chips.module.css';
import { ChosenChips } from './chosen-chips.tsx';
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
              <ChipTools
                search={search}
                state={state}
                totals={totals}
                onSearch={(text) => {
                  setSearch(text);
                  setPage(1);
                }}
                onState={(next) => {
                  setState(next);
                  setPage(1);
                }}
              />
              <ChosenChips
                chips={[...chosen.values()]}
                hasCards={cards.length > 0}
                onCommand={setCommand}
                onChooseNone={() => setChosen(new Map())}
              />
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
