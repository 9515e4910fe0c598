import { useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { directionOfPrint } from '../../../../api/contract/nfc/direction-of-print.ts';
import type { Print } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import styles from './proof.module.css';

interface UnderLoupeProps {
  print: Print;
  side: 'front' | 'back';
  hasLines: boolean;
  /** The face itself. */
  children: ReactNode;
}

/** A place on a face in parts of its width and height, from its left and upper edge. */
interface Place {
  x: number;
  y: number;
}

/** The middle of the printed phone, where its smallest figures are; null where there is none to look at. */
function restOf(print: Print, side: 'front' | 'back'): Place | null {
  const { material, layout, phone } = print;
  if (side === 'back' || material === 'sticker' || !phone) return null;
  const fromStart = layout === 'center' ? 0.5 : 0.226;
  const isRtl = directionOfPrint(print) === 'rtl';
  return { x: isRtl ? 1 - fromStart : fromStart, y: 0.855 };
}

/**
 * A face with a loupe over it. Who sees a face anew at twice its size by other means (the zoom above) misses nothing:
 * to a screen reader there is one face.
 */
export function UnderLoupe({ print, side, hasLines, children }: UnderLoupeProps) {
  const [pointed, setPointed] = useState<Place | null>(null);
  const rest = restOf(print, side);
  const place = pointed ?? rest;
  const isRound = print.material === 'sticker';

  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (part: number) => Math.min(1, Math.max(0, part));
    setPointed({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  }

  return (
    <div
      className={styles['trim']}
      data-lines={hasLines || undefined}
      data-side={side}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setPointed(null)}
    >
      {children}
      {place && (
        <span
          className={styles['loupe']}
          // Its place is measured from the left, as pointers are.
          dir="ltr"
          aria-hidden="true"
          data-round={isRound || undefined}
          // At rest it lies below what it shows, so that both can be seen.
          style={{ '--x': place.x, '--y': place.y, '--away': pointed ? 0 : 15 } as CSSProperties}
        >
          <span className={styles['enlarged']}>
            <PrintedPiece print={print} side={side} hidden />
          </span>
        </span>
      )}
    </div>
  );
}
