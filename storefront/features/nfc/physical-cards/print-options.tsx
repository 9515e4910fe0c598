import type { PrintChoice } from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import { inkOfPrint } from '../../../../api/contract/nfc/print-ink.ts';
import { printColours, printLayouts, printSides } from '../../../../api/contract/nfc/printed-design.ts';
import { textOn } from '../../../card/colour.ts';
import type { Print, PrintedCard } from '../printed/print-of-card.ts';
import { PrintedPiece } from '../printed/printed-piece.tsx';
import styles from './shop.module.css';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

interface PrintOptionsProps {
  print: Print;
  card: PrintedCard;
  onChange(part: Partial<PrintChoice>): void;
}

/** What the owner chooses of the print, as far as the material takes it: sides, layout, colours. */
export function PrintOptions({ print, card, onChange }: PrintOptionsProps) {
  const { shop: texts } = usePhysicalCardsMessages();
  const { material } = print;
  // A laser burns one tone, and a sticker is a disc of one side.
  const hasColours = material === 'pvc' || material === 'sticker';
  return (
    <>
      {material !== 'sticker' && (
        <fieldset className={styles['option']}>
          <legend>{texts.side}</legend>
          <div className={styles['segments']}>
            {printSides.map((sides) => (
              <label key={sides}>
                <input
                  type="radio"
                  name="sides"
                  checked={print.sides === sides}
                  onChange={() => onChange({ sides })}
                />
                <span>{texts.sides[sides]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {material === 'pvc' && (
        <fieldset className={styles['option']}>
          <legend>{texts.layout}</legend>
          <div className={styles['layouts']}>
            {printLayouts.map((layout) => (
              <label key={layout}>
                <input
                  type="radio"
                  name="layout"
                  checked={print.layout === layout}
                  onChange={() => onChange({ layout })}
                />
                <span className={styles['small']}>
                  <PrintedPiece print={{ ...print, layout }} side="front" hidden />
                </span>
                <span>{texts.layouts[layout]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {hasColours && (
        <fieldset className={styles['option']}>
          <legend>{texts.colours}</legend>
          <div className={styles['colours']}>
            {printColours.map((colour) => {
              const [ground, words] = inkOfPrint({ ...card, colour }, textOn);
              return (
                <label key={colour}>
                  <input
                    type="radio"
                    name="colour"
                    checked={print.colour === colour}
                    onChange={() => onChange({ colour })}
                  />
                  <i style={{ background: `linear-gradient(90deg, ${ground} 50%, ${words} 0)` }} />
                  <span>{texts.colourNames[colour]}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
    </>
  );
}
