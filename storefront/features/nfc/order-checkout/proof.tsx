import CheckCircleIcon from '~icons/ph/check-circle';
import WarningIcon from '~icons/ph/warning';
import MagnifyingGlassMinusIcon from '~icons/ph/magnifying-glass-minus';
import MagnifyingGlassPlusIcon from '~icons/ph/magnifying-glass-plus';
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { directionOfPrint } from '../../../../api/contract/nfc/direction-of-print.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { PrintChoice } from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Switch } from '../../../components/switch.tsx';
import { GrainFilters } from '../printed/materials.tsx';
import type { Print } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import { checksOf, type PrintCheck } from './print-checks.ts';
import styles from './proof.module.css';
import { UnderLoupe } from './under-loupe.tsx';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';

const views = ['both', 'front', 'back'] as const;
const zooms = [1, 1.5, 2] as const;
type Zoom = (typeof zooms)[number];

interface ProofProps {
  print: Print;
  /** The card that is printed, for its pictures' real sizes. */
  card: Pick<PublicCard, 'portrait' | 'cover'>;
  onChange(part: Partial<PrintChoice>): void;
}

/** The proof: both faces as the machine prints them, with the lines of the cut, and what was checked. */
export function Proof({ print, card, onChange }: ProofProps) {
  const { proof: texts } = useOrderCheckoutMessages();
  const [view, setView] = useState<(typeof views)[number]>('both');
  const [hasLines, setLines] = useState(true);
  const [zoom, setZoom] = useState<Zoom>(1);
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
        <ZoomControl zoom={zoom} onChange={setZoom} />
      </div>
      <div
        ref={sheet}
        className={styles['sheet']}
        data-round={isRound || undefined}
        style={{ '--zoom': zoom } as CSSProperties}
        // What is larger than its frame is moved with the arrow keys, too.
        {...(zoom > 1 && { tabIndex: 0, role: 'region', 'aria-label': texts.title })}
        data-zoomed={zoom > 1 || undefined}
      >
        {faces.map((side) => (
          <figure key={side}>
            <figcaption>
              {side === 'back' && print.sides === 'front' ? texts.blankBack : texts.views[side]}
            </figcaption>
            <UnderLoupe print={print} side={side} hasLines={hasLines && !isRound}>
              <PrintedPiece print={print} side={side} fine />
              {!isRound && side === 'front' && print.phone && <Pin kind="phone" print={print} />}
              {!isRound && side === 'back' && print.sides === 'both' && <Pin kind="code" print={print} />}
            </UnderLoupe>
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
              (check.kind === 'texts' || check.kind === 'phone') &&
              print.material === 'pvc' &&
              print.layout !== 'center'
                ? () => onChange({ layout: 'center' })
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** The number that stands beside what was checked, on the face itself. */
const pinOf: Partial<Record<PrintCheck['kind'], number>> = { phone: 1, code: 2 };

function ZoomControl({ zoom, onChange }: { zoom: Zoom; onChange(zoom: Zoom): void }) {
  const { proof: texts } = useOrderCheckoutMessages();
  const at = zooms.indexOf(zoom);
  const [smaller, larger] = [zooms[at - 1], zooms[at + 1]];
  return (
    <span className={styles['zoom']} role="group" aria-label={texts.zoom}>
      <IconButton
        label={texts.smaller}
        disabled={smaller === undefined}
        onClick={() => smaller && onChange(smaller)}
      >
        <MagnifyingGlassMinusIcon aria-hidden />
      </IconButton>
      <output>
        <bdi dir="ltr">{zoom * 100}%</bdi>
      </output>
      <IconButton
        label={texts.larger}
        disabled={larger === undefined}
        onClick={() => larger && onChange(larger)}
      >
        <MagnifyingGlassPlusIcon aria-hidden />
      </IconButton>
    </span>
  );
}

function Pin({ kind, print }: { kind: 'phone' | 'code'; print: Print }) {
  return (
    <span className={styles['pin']} dir={directionOfPrint(print)} data-pin={kind} aria-hidden="true">
      <b>{pinOf[kind]}</b>
    </span>
  );
}

function Check({ check, wayOut }: { check: PrintCheck; wayOut: (() => void) | undefined }) {
  const { proof: texts } = useOrderCheckoutMessages();
  const { isGood } = check;
  const pin = pinOf[check.kind];
  const [title, text] =
    check.kind === 'texts'
      ? texts.checks.texts(isGood)
      : texts.checks[check.kind](isGood, check.measure, check.min);
  return (
    <li data-warn={!isGood || undefined}>
      {isGood ? <CheckCircleIcon aria-hidden /> : <WarningIcon aria-hidden />}
      <div>
        <b>{title}</b>
        <small>
          {pin && <span className={styles['pinned']}>{pin}</span>}
          {text}
        </small>
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
