import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { commandOn, type BulkCommand } from './bulk-command.ts';
import { mayPoint, piecesOf } from './chip-moves.ts';
import styles from './chips.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface ChosenChipsProps {
  chips: readonly ChipView[];
  /** There is a card to point them to. */
  hasCards: boolean;
  onCommand(command: BulkCommand): void;
  onChooseNone(): void;
}

/** How many chips are chosen, and what may be done with all of them. */
export function ChosenChips({ chips, hasCards, onCommand, onChooseNone }: ChosenChipsProps) {
  const { chips: texts } = usePhysicalCardsMessages();
  const movable = chips.filter(mayPoint);
  const frozen = chips.filter(({ state }) => state === 'frozen');
  if (chips.length === 0) return null;
  return (
    <div className={styles['chosen']} role="status">
      <b>{texts.chosen(piecesOf(chips))}</b>
      {movable.length > 0 && (
        <>
          {hasCards && (
            <button type="button" onClick={() => onCommand(commandOn('point', movable))}>
              {texts.pointChosen}
            </button>
          )}
          <button type="button" onClick={() => onCommand(commandOn('freeze', movable))}>
            {texts.freezeGroup}
          </button>
          <button type="button" onClick={() => onCommand(commandOn('offer', movable))}>
            {texts.offerGroup}
          </button>
        </>
      )}
      {frozen.length > 0 && (
        <button type="button" onClick={() => onCommand(commandOn('unfreeze', frozen))}>
          {texts.unfreezeGroup(piecesOf(frozen))}
        </button>
      )}
      <button type="button" onClick={onChooseNone}>
        {texts.chooseNone}
      </button>
    </div>
  );
}
