import DotsThreeIcon from '~icons/ph/dots-three';
import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { StatusWord, type StatusTone } from '../../../components/status-word.tsx';
import { ChipTaps } from './chip-taps.tsx';
import { mayChoose } from './chip-moves.ts';
import styles from './chips.module.css';
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
  onChoose(chosen: boolean): void;
  onManage(): void;
}

/** A chip on one line: name, code, state and taps. */
export function ChipRow({ chip, chosen, onChoose, onManage }: ChipRowProps) {
  const { chips: texts } = usePhysicalCardsMessages();
  const called = chip.name ?? chip.tapCode;
  return (
    <li className={styles['piece']} data-chip={chip.tapCode}>
      <label className={styles['pick']}>
        <input
          type="checkbox"
          aria-label={texts.choose(called)}
          disabled={!mayChoose(chip)}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <div className={styles['called']}>
        {chip.name ? (
          <b>
            <bdi dir={directionOfText(chip.name)}>{chip.name}</bdi>
          </b>
        ) : (
          <i>{texts.noName}</i>
        )}
        <bdi dir="ltr">{chip.tapCode}</bdi>
        {chip.quantity > 1 && <small>{texts.standsFor(chip.quantity)}</small>}
      </div>
      <div className={styles['state']}>
        <StatusWord tone={chipTones[chip.state]}>{texts.states[chip.state]}</StatusWord>
        {chip.offer && <small>{texts.isOffered}</small>}
      </div>
      <ChipTaps taps={chip.taps} />
      <IconButton label={`${texts.manageShort} ${called}`} onClick={onManage}>
        <DotsThreeIcon aria-hidden />
      </IconButton>
    </li>
  );
}
