import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import PlusIcon from '~icons/ph/plus';
import WarningCircleIcon from '~icons/ph/warning-circle';
import { useId, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { findTrades, fittingTrades } from './find-trades.ts';
import styles from './trade-choice.module.css';
import { tradeIcons } from './trade-icons.ts';
import type { CardStart } from './compose-card.ts';
import { tradeIds } from './trades.ts';
import { useNewCardMessages, useTradeWords } from './use-new-card-messages.ts';

interface TradeChoiceProps {
  /** Controlled: buttons of which none is chosen would have the value null once the focus leaves them. */
  field: ControllerRenderProps<CardStart, 'trade'>;
  error: string | undefined;
}

/** A search, and the trades that fit it; without one the popular ones. Chosen by a press or with the arrow keys. */
export function TradeChoice({ field, error }: TradeChoiceProps) {
  const texts = useNewCardMessages();
  const words = useTradeWords();
  const noteId = useId();
  const [wanted, setWanted] = useState('');
  const [all, setAll] = useState(false);
  const shown = findTrades({ wanted, all, chosen: field.value }, words);
  const isSearch = wanted.trim() !== '';
  // The chosen one counts as well: what was searched for and then chosen was found.
  const found = fittingTrades(wanted, words).length;
  return (
    <fieldset className={styles['trades']} aria-describedby={error ? noteId : undefined}>
      <legend>{texts.trade}</legend>
      <div className={styles['search']}>
        <MagnifyingGlassIcon aria-hidden />
        <input
          type="search"
          value={wanted}
          placeholder={texts.tradeSearch}
          aria-label={texts.tradeSearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            // Enter in the search looks for a trade; it must not publish the card.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{isSearch ? texts.tradesFound(found) : ''}</VisuallyHidden>
      </div>
      <p className={styles['none']}>{isSearch && found === 0 ? texts.noTrade : texts.tradeHelp}</p>
      <div className={styles['choice']}>
        {shown.map((id, index) => {
          const Icon = tradeIcons[id];
          return (
            <label key={id}>
              <input
                type="radio"
                name={field.name}
                value={id}
                checked={id === field.value}
                ref={index === 0 ? field.ref : undefined}
                onChange={() => field.onChange(id)}
                onBlur={field.onBlur}
              />
              <span>
                <Icon aria-hidden />
                {words[id].name}
              </span>
            </label>
          );
        })}
        {!isSearch && !all && (
          <button type="button" onClick={() => setAll(true)}>
            <PlusIcon aria-hidden />
            {texts.moreTrades(tradeIds.length - shown.length)}
          </button>
        )}
      </div>
      {error && (
        <p id={noteId}>
          <WarningCircleIcon aria-hidden />
          {texts.tradeRequired}
        </p>
      )}
    </fieldset>
  );
}
