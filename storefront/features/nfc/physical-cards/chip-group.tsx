import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { readChipGroupEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import type { ChipFilter, ChipGroup as Group, ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useRead } from '../../../lib/call.ts';
import { formatDate } from '../../../lib/format-date.ts';
import type { Print } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import type { BulkCommand } from './bulk-command.ts';
import { ChipRow } from './chip-row.tsx';
import styles from './chips.module.css';
import { Paging } from './paging.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface ChipGroupProps {
  group: Group;
  filter: { q: string; state: ChipFilter };
  /** The card that is printed on its pieces; null while it is unknown. */
  print: Print | null;
  chosen: ReadonlyMap<number, ChipView>;
  onChoose(chip: ChipView, chosen: boolean): void;
  onManage(chip: ChipView): void;
  onCommand(command: BulkCommand): void;
}

/** Chips of one order and card: what they are, the commands for all of them, and the first few rows. */
export function ChipGroup({ group, filter, print, chosen, onChoose, onManage, onCommand }: ChipGroupProps) {
  const { chips: texts } = usePhysicalCardsMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { order, product, card, first } = group;
  const rest = group.chips - first.length;
  const shown = isOpen ? [] : first;
  const name = card && <bdi dir={directionOfText(card.name)}>{card.name}</bdi>;
  const groupId = { orderId: order?.id ?? null, profileId: card?.id ?? null };
  const all: (Pick<BulkCommand, 'kind' | 'pieces'> & { label: string })[] = [
    { kind: 'point', pieces: group.movable, label: texts.pointGroup },
    { kind: 'freeze', pieces: group.movable, label: texts.freezeGroup },
    { kind: 'offer', pieces: group.movable, label: texts.offerGroup },
    { kind: 'unfreeze', pieces: group.frozen, label: texts.unfreezeGroup(group.frozen) },
  ];
  const commands = all.filter(({ pieces }) => pieces > 0);
  return (
    <section className={styles['group']} aria-label={texts.group(group.pieces, order?.id ?? null)}>
      <div className={styles['groupHead']}>
        <div className={styles['picture']}>{print && <PrintedPiece print={print} side="front" hidden />}</div>
        <div>
          <h3>
            {texts.group(group.pieces, order?.id ?? null)}
            {name && (
              <>
                {' '}
                {texts.to} {name}
              </>
            )}
          </h3>
          <p className={styles['quiet']}>
            {product && <bdi dir={directionOfText(product.name)}>{product.name}</bdi>}
            {product && order && ', '}
            {order && formatDate(order.orderedAt, language)}
            {' · '}
            {texts.taps(group.taps)}
          </p>
        </div>
        <div className={styles['commands']}>
          {commands.map(({ kind, pieces, label }) => (
            <Button
              key={kind}
              variant="quiet"
              size="small"
              onClick={() => onCommand({ kind, pieces, choice: { group: groupId } })}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <ul className={styles['pieces']}>
        {shown.map((chip) => (
          <ChipRow
            key={chip.id}
            chip={chip}
            chosen={chosen.has(chip.id)}
            onChoose={(isChosen) => onChoose(chip, isChosen)}
            onManage={() => onManage(chip)}
          />
        ))}
        {isOpen && (
          <AllRows
            query={{ ...filter, order: groupId.orderId, card: groupId.profileId }}
            chosen={chosen}
            onChoose={onChoose}
            onManage={onManage}
          />
        )}
      </ul>
      {rest > 0 && !isOpen && (
        <button type="button" className={styles['more']} onClick={() => setOpen(true)}>
          {texts.furtherPieces(rest)}
        </button>
      )}
    </section>
  );
}

type RowsProps = Pick<ChipGroupProps, 'chosen' | 'onChoose' | 'onManage'> & {
  query: { q: string; state: ChipFilter; order: number | null; card: number | null };
};

/** All chips of a group, fifty at a time. */
function AllRows({ query: { order, card, ...filter }, chosen, onChoose, onManage }: RowsProps) {
  const { chips: texts } = usePhysicalCardsMessages();
  const [page, setPage] = useState(1);
  const { data, isError } = useRead(
    readChipGroupEndpoint,
    { query: { ...filter, page, ...(order !== null && { order }), ...(card !== null && { card }) } },
    { placeholderData: keepPreviousData },
  );
  if (!data) return <li>{isError ? texts.failed : <Skeleton />}</li>;
  return (
    <>
      {data.chips.map((chip) => (
        <ChipRow
          key={chip.id}
          chip={chip}
          chosen={chosen.has(chip.id)}
          onChoose={(isChosen) => onChoose(chip, isChosen)}
          onManage={() => onManage(chip)}
        />
      ))}
      {data.pages > 1 && (
        <li>
          <Paging page={page} pages={data.pages} onChange={setPage} />
        </li>
      )}
    </>
  );
}
