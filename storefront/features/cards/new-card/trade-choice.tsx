import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { useId, type ComponentProps } from 'react';
import styles from './trade-choice.module.css';
import { tradeIcons } from './trade-icons.ts';
import { tradeIds } from './trades.ts';
import { useNewCardMessages, useTradeWords } from './use-new-card-messages.ts';

interface TradeChoiceProps {
  /** The field's registration by react-hook-form. */
  field: ComponentProps<'input'>;
  error: string | undefined;
}

/** All trades in view, chosen by a press or with the arrow keys. */
export function TradeChoice({ field, error }: TradeChoiceProps) {
  const texts = useNewCardMessages();
  const words = useTradeWords();
  const noteId = useId();
  return (
    <fieldset className={styles['trades']} aria-describedby={error ? noteId : undefined}>
      <legend>{texts.trade}</legend>
      <div>
        {tradeIds.map((id) => {
          const Icon = tradeIcons[id];
          return (
            <label key={id}>
              <input {...field} type="radio" value={id} />
              <span>
                <Icon aria-hidden />
                {words[id].name}
              </span>
            </label>
          );
        })}
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
