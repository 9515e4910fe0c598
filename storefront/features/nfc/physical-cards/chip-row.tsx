import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { StatusWord, type StatusTone } from '../../../components/status-word.tsx';
import { mayPoint } from './chip-moves.ts';
import styles from './physical-cards-page.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

export const chipTones: Record<ChipView['state'], StatusTone> = {
  unclaimed: 'waiting',
  unassigned: 'waiting',
  live: 'good',
  frozen: 'bad',
  replaced: 'calm',
  released: 'calm',
};

interface ChipRowProps {
  chip: ChipView;
  chosen: boolean;
  /** Absent where no chips can be selected. */
  onChoose: ((chosen: boolean) => void) | undefined;
  onManage(): void;
}

/** A chip on one line: code, state, and target. */
export function ChipRow({ chip, chosen, onChoose, onManage }: ChipRowProps) {
  const { chips: texts, pieces } = usePhysicalCardsMessages();
  return (
    <li className={styles['row']} data-chip={chip.tapCode}>
      <div className={styles['chip']}>
        {onChoose && (
          <label className={styles['pick']}>
            <input
              type="checkbox"
              aria-label={texts.choose(chip.tapCode)}
              disabled={!mayPoint(chip)}
              checked={chosen && mayPoint(chip)}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </label>
        )}
        <div>
          <p className={styles['name']}>
            <bdi dir="ltr">{chip.tapCode}</bdi>
            <StatusWord tone={chipTones[chip.state]}>{texts.states[chip.state]}</StatusWord>
          </p>
          <p className={styles['facts']}>
            {chip.card ? (
              <span>
                {texts.leadsTo} <bdi dir={directionOfText(chip.card.name)}>{chip.card.name}</bdi>
              </span>
            ) : (
              <span>{texts.leadsNowhere}</span>
            )}
            {chip.quantity > 1 && <span>{pieces(chip.quantity)}</span>}
          </p>
        </div>
      </div>
      <Button
        variant="line"
        size="small"
        aria-label={`${texts.manageShort} ${chip.tapCode}`}
        onClick={onManage}
      >
        {texts.manageShort}
      </Button>
    </li>
  );
}
