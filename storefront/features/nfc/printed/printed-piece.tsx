import type { CSSProperties, ReactNode } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { directionOfPrint } from '../../../../api/contract/nfc/direction-of-print.ts';
import {
  codeWidths,
  roomOnFront,
  sizeOfPhone,
  stickerWaves,
  tapWaves,
} from '../../../../api/contract/nfc/printed-geometry.ts';
import { classNames } from '../../../components/class-names.ts';
import { BambooGrain, BrushedSteel, Plate } from './materials.tsx';
import { printedMonogramOf } from '../../../../api/contract/nfc/printed-monogram.ts';
import type { Print } from './print-of-card.ts';
import styles from './printed-piece.module.css';
import { usePrintedMessages } from './use-printed-messages.ts';

interface PrintedPieceProps {
  print: Print;
  side: 'front' | 'back';
  /** Fine grain, which costs the browser much: only for a few large drawings on a page. */
  fine?: boolean;
  /** Beside another drawing of the same: screen readers hear of one. */
  hidden?: boolean;
}

/**
 * A printed piece drawn as the thing itself: material, print and code. Everything in it is sized by its own width, so
 * that one drawing serves a row of a list and a proof (docs/product.md 5).
 */
export function PrintedPiece({ print, side, fine = false, hidden = false }: PrintedPieceProps) {
  const texts = usePrintedMessages();
  const { material, ink } = print;
  const label = texts[side](texts.materials[material], print.name, print.jobTitle);
  // A print reads as its words do: on the English page it is the same piece.
  const dir = directionOfPrint(print);
  const { code, field } = codeWidths[material];
  const properties = {
    '--ground-ink': ink[0],
    '--words-ink': ink[1],
    '--code': `${code}cqi`,
    '--code-field': `${field}cqi`,
  } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture drawn with elements is no file
    <div
      className={classNames(styles['piece'], styles[material], styles[side], styles[print.layout])}
      data-template={print.template}
      dir={dir}
      style={properties}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <div className={styles['inside']} aria-hidden="true">
        {material === 'sticker' ? (
          <Sticker print={print} />
        ) : (
          <>
            {material === 'bamboo' && <BambooGrain fine={fine} />}
            {material === 'metal' && <BrushedSteel fine={fine} />}
            {side === 'front' ? <Front print={print} /> : <Back print={print} />}
          </>
        )}
      </div>
    </div>
  );
}

function Front({ print }: { print: Print }) {
  const { material, layout, cover, portrait, name, jobTitle, phone } = print;
  // Laser and engraving take lines, no pictures: there the monogram stands for the portrait.
  const takesPictures = material === 'pvc';
  const hasField = takesPictures && (layout === 'diagonal' || layout === 'portrait');
  const field = layout === 'portrait' ? (portrait ?? cover) : (cover ?? portrait);
  return (
    <>
      {hasField && (
        <span className={styles['cover']}>
          {field ? <img src={field} alt="" loading="lazy" /> : <b>{printedMonogramOf(name)}</b>}
        </span>
      )}
      {!(hasField && (layout === 'portrait' || !portrait)) && (
        <span className={styles['face']}>
          {takesPictures && portrait ? (
            <img src={portrait} alt="" loading="lazy" />
          ) : (
            <b>{printedMonogramOf(name)}</b>
          )}
        </span>
      )}
      <span className={styles['id']}>
        <b className={styles['name']} data-text>
          <bdi dir={directionOfText(name)}>{name}</bdi>
        </b>
        {jobTitle && (
          <span className={styles['job']} data-text>
            <bdi dir={directionOfText(jobTitle)}>{jobTitle}</bdi>
          </span>
        )}
        {phone && (
          <bdi
            dir="ltr"
            className={styles['phone']}
            style={{ fontSize: `${sizeOfPhone(phone, roomOnFront(hasField))}cqi` }}
          >
            {phone}
          </bdi>
        )}
      </span>
      <Waves />
    </>
  );
}

function Back({ print: { material, sides, words, name, code, host } }: { print: Print }) {
  if (sides === 'front') return null;
  return (
    <>
      <span className={styles['code']}>
        {material === 'metal' && <Plate />}
        <Code code={code} />
      </span>
      <span className={styles['how']}>
        <b>
          {words.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </b>
        <span className={styles['small']}>
          <bdi dir={directionOfText(name)}>{name}</bdi>
        </span>
        {host !== '' && (
          <bdi dir="ltr" className={styles['address']}>
            {host}/t/…
          </bdi>
        )}
      </span>
      <Waves />
    </>
  );
}

function Sticker({ print: { words, name, code } }: { print: Print }) {
  const { dot, path } = stickerWaves;
  return (
    <>
      <svg className={styles['rings']} viewBox="14 4 72 42">
        <circle cx={dot.x} cy={dot.y} r={dot.radius} fill="currentColor" />
        <path d={path} />
      </svg>
      <span className={styles['round']}>
        <Code code={code} />
      </span>
      <b>{words.join(' ')}</b>
      <span className={styles['small']}>
        <bdi dir={directionOfText(name)}>{name}</bdi>
      </span>
    </>
  );
}

/** The card's real code; an empty frame while there is no card that it could lead to. */
function Code({ code }: Pick<Print, 'code'>) {
  return code === null ? (
    <i className={styles['noCode']} />
  ) : (
    <img src={code} alt="" width="232" height="232" loading="lazy" />
  );
}

function Waves(): ReactNode {
  return (
    <svg className={styles['waves']} viewBox="0 0 24 24">
      <path d={tapWaves} />
    </svg>
  );
}
