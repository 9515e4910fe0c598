import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { PrintChoice } from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Switch } from '../../../components/switch.tsx';
import { GrainFilters } from '../printed/materials.tsx';
import type { Print } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import { checksOf, leastCode, leastDigit, leastDpi, type PrintCheck } from './print-checks.ts';
import styles from './proof.module.css';
import { useCardCheckoutMessages } from './use-card-checkout-messages.ts';

const views = ['both', 'front', 'back'] as const;

interface ProofProps {
  print: Print;
  /** The card that is printed, for its pictures' real sizes. */
  card: Pick<PublicCard, 'portrait' | 'cover'>;
  onChange(part: Partial<PrintChoice>): void;
}

/** The proof: both faces as the machine prints them, with the lines of the cut, and what was checked. */
export function Proof({ print, card, onChange }: ProofProps) {
  const { proof: texts } = useCardCheckoutMessages();
  const [view, setView] = useState<(typeof views)[number]>('both');
  const [hasLines, setLines] = useState(true);
  const [isLarge, setLarge] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const fits = useTextsFit(sheet);
  const isRound = print.material === 'sticker';
  const faces = isRound ? (['front'] as const) : view === 'both' ? (['front', 'back'] as const) : [view];
  return (
    <section className={styles['proof']} aria-labelledby="proof-title">
      <GrainFilters />
      <h2 id="proof-title" className={styles['title']}>
        {texts.title}
      </h2>
      <div className={styles['bar']}>
        {!isRound && (
          <div className={styles['views']} role="group" aria-label={texts.whichSide}>
            {views.map((one) => (
              <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
                {texts.views[one]}
              </button>
            ))}
          </div>
        )}
        {!isRound && <Switch label={texts.lines} checked={hasLines} onChange={setLines} />}
        <Button variant="line" size="small" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? texts.smaller : texts.larger}
        </Button>
      </div>
      <div
        ref={sheet}
        className={styles['sheet']}
        data-large={isLarge || undefined}
        data-round={isRound || undefined}
      >
        {faces.map((side) => (
          <figure key={side}>
            <div className={styles['trim']} data-lines={(hasLines && !isRound) || undefined} data-side={side}>
              <PrintedPiece print={print} side={side} fine />
            </div>
            <figcaption>
              {side === 'back' && print.sides === 'front' ? texts.blankBack : texts.views[side]}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles['key']}>
        {isRound ? (
          <bdi dir="ltr">⌀ 40 mm</bdi>
        ) : (
          <>
            {hasLines && (
              <>
                <span data-line="bleed">{texts.bleed}</span>
                <span data-line="safe">{texts.safe}</span>
              </>
            )}
            <bdi dir="ltr">85.6 × 54 mm</bdi>
          </>
        )}
      </p>
      <p className={styles['quiet']}>{texts.text}</p>
      <h3 className={styles['checked']}>{texts.checked}</h3>
      <ul className={styles['checks']}>
        {checksOf(print, card, fits).map((check) => (
          <Check
            key={check.kind}
            check={check}
            wayOut={
              check.kind === 'texts' && print.material === 'pvc' && print.layout !== 'center'
                ? () => onChange({ layout: 'center' })
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
}

function Check({ check, wayOut }: { check: PrintCheck; wayOut: (() => void) | undefined }) {
  const { proof: texts } = useCardCheckoutMessages();
  const { kind, isGood, measure = 0 } = check;
  const [title, text] = texts.checks[kind](isGood, measure, {
    phone: leastDigit,
    code: leastCode,
    picture: leastDpi,
  });
  return (
    <li data-warn={!isGood || undefined}>
      {isGood ? <CheckCircleIcon aria-hidden /> : <WarningIcon aria-hidden />}
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      {!isGood && wayOut && (
        <Button variant="line" size="small" onClick={wayOut}>
          {texts.center}
        </Button>
      )}
    </li>
  );
}

/** A line that is cut off adds its whole height; letters that only reach over a tight line add a part of it. */
function standsWhole(text: HTMLElement): boolean {
  const slack = Number.parseFloat(getComputedStyle(text).fontSize) / 2;
  return text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + slack;
}

/** Whether all texts of the drawing stand whole in their places; measured after each drawing, as fonts and names differ. */
function useTextsFit(sheet: RefObject<HTMLDivElement | null>): boolean {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    let isOver = false;
    const measure = () => {
      if (isOver || !sheet.current) return;
      const texts = [...sheet.current.querySelectorAll<HTMLElement>('[data-text]')];
      setFits(texts.every(standsWhole));
    };
    measure();
    void document.fonts.ready.then(measure);
    return () => {
      isOver = true;
    };
  });
  return fits;
}
