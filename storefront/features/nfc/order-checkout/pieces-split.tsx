import TrashIcon from '~icons/ph/trash';
import type { NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './card-checkout.module.css';
import { readPieces, sharesOf, splitPieces, type SplitRow } from './split-pieces.ts';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';

/** White figures can be read on each of them. */
const shareColours = ['#b5502f', '#0f4f86', '#8a5a23', '#0b6b5f', '#6b3a8c', '#2b2540'];

interface PiecesSplitProps {
  cards: readonly NamedCard[];
  rows: readonly SplitRow[];
  quantity: number;
  onChange(rows: SplitRow[]): void;
}

/** Which of the owner's cards the pieces lead to: all to one, or a number to each. */
export function PiecesSplit({ cards, rows, quantity, onChange }: PiecesSplitProps) {
  const { cards: texts } = useOrderCheckoutMessages();
  const { rest } = splitPieces(rows, quantity);
  const isSplit = rows.length > 1;
  const change = (key: string, part: Partial<SplitRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const nameOf = (profileId: number | null) => cards.find(({ id }) => id === profileId)?.name ?? texts.later;
  /** By the row's place, so that a row keeps its colour while its card changes. */
  const colourOf = (key: string) => ({
    background:
      shareColours[
        Math.max(
          0,
          rows.findIndex((row) => row.key === key),
        ) % shareColours.length
      ],
  });
  const unused = cards.filter(({ id }) => !rows.some(({ profileId }) => profileId === id));

  function split() {
    const next = unused[0];
    const count = Math.max(1, Math.floor(quantity / (rows.length + 1)));
    const former = isSplit ? rows : rows.map((row) => ({ ...row, pieces: String(quantity - count) }));
    onChange([
      ...former,
      { key: crypto.randomUUID(), profileId: next?.id ?? null, pieces: isSplit ? '' : String(count) },
    ]);
  }

  if (cards.length === 0)
    return (
      <div className={styles['stack']}>
        <p className={styles['note']}>{texts.none}</p>
        <ButtonLink to="/dashboard?new=1" variant="line">
          {texts.make}
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles['stack']}>
      {isSplit && (
        <>
          <p className={styles['divided']}>{texts.divided(quantity - Math.max(0, rest), quantity)}</p>
          <div className={styles['shares']} aria-hidden="true">
            {sharesOf(rows, quantity).map(({ key, profileId, count }) => (
              <i
                key={key}
                data-none={profileId === null || undefined}
                style={{ flexGrow: count, ...(profileId !== null && colourOf(key)) }}
              >
                {count}
              </i>
            ))}
          </div>
        </>
      )}
      <ul className={styles['split']}>
        {rows.map(({ key, profileId, pieces }) => (
          <li key={key}>
            {isSplit && (
              <span
                className={styles['swatch']}
                data-none={profileId === null || undefined}
                style={profileId === null ? undefined : colourOf(key)}
              />
            )}
            <Field label={texts.card}>
              {(control) => (
                <select
                  {...control}
                  value={profileId ?? ''}
                  onChange={({ target }) =>
                    change(key, { profileId: target.value === '' ? null : Number(target.value) })
                  }
                >
                  {!isSplit && <option value="">{texts.later}</option>}
                  {isSplit && profileId === null && <option value="">{texts.later}</option>}
                  {cards
                    .filter(({ id }) => id === profileId || unused.some((card) => card.id === id))
                    .map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                </select>
              )}
            </Field>
            {isSplit && (
              <>
                <Field
                  label={texts.count}
                  error={pieces !== '' && readPieces(pieces) === null ? texts.countWrong : undefined}
                >
                  {(control) => (
                    <Stepper
                      {...control}
                      maxLength={6}
                      value={pieces}
                      max={quantity}
                      fewer={texts.fewer(nameOf(profileId))}
                      more={texts.more(nameOf(profileId))}
                      onChange={(text) => change(key, { pieces: text })}
                    />
                  )}
                </Field>
                <IconButton
                  label={texts.remove(nameOf(profileId))}
                  onClick={() => onChange(rows.filter((row) => row.key !== key))}
                >
                  <TrashIcon aria-hidden />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {isSplit && (
        <p className={rest < 0 ? styles['issue'] : styles['note']} role="status">
          {rest < 0 ? texts.over(-rest) : rest > 0 ? texts.rest(rest) : ''}
        </p>
      )}
      {unused.length > 0 && cards.length > 1 && quantity > rows.length && (
        <Button variant="line" size="small" onClick={split}>
          {texts.split}
        </Button>
      )}
      <p className={styles['note']}>{texts.text}</p>
    </div>
  );
}
