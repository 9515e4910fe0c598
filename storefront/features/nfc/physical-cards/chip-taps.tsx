import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { sparkline, sparklinePath } from '../../cards/my-cards/sparkline-path.ts';
import styles from './chips.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Taps of a chip in the last 30 days: a small line, the number, and when the last one was. */
export function ChipTaps({ taps }: { taps: ChipView['taps'] }) {
  const { chips: texts } = usePhysicalCardsMessages();
  const language = useLanguage();
  const { line, area } = sparklinePath(taps.days);
  return (
    <div className={styles['taps']}>
      {taps.total > 0 && (
        <svg
          className={styles['spark']}
          viewBox={`0 0 ${sparkline.width} ${sparkline.height}`}
          aria-hidden="true"
        >
          <path className={styles['area']} d={area} />
          <path className={styles['line']} d={line} />
        </svg>
      )}
      <p>
        <b>{texts.taps(taps.total)}</b>
        {taps.last && <small>{texts.lastTap(formatDate(taps.last, language))}</small>}
      </p>
    </div>
  );
}
