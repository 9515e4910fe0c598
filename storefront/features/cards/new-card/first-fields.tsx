import { useController, type UseFormReturn } from 'react-hook-form';
import { cardFieldList } from '../../../../api/contract/cards/card-fields.ts';
import { TextField } from '../../../components/text-field.tsx';
import type { CardStart } from './compose-card.ts';
import styles from './new-card-wizard.module.css';
import { TradeChoice } from './trade-choice.tsx';
import { useNewCardMessages } from './use-new-card-messages.ts';

/** The four fields of the first step: name, trade, phone, and a place that may stay empty. */
export function FirstFields({ form }: { form: UseFormReturn<CardStart> }) {
  const texts = useNewCardMessages();
  const { errors } = form.formState;
  // In the order in which they stand: the first that is wrong gets the focus.
  const name = form.register('businessName');
  const trade = useController({ control: form.control, name: 'trade' }).field;
  return (
    <>
      <TextField
        {...name}
        label={texts.name}
        help={texts.nameHelp}
        error={errors.businessName?.message}
        autoComplete="organization"
        maxLength={cardFieldList.businessName.maxLength}
        aria-required
      />
      <TradeChoice field={trade} error={errors.trade?.message} />
      {trade.value === 'other' && (
        <TextField
          {...form.register('otherTrade')}
          label={texts.otherTrade}
          error={errors.otherTrade?.message}
          maxLength={cardFieldList.category.maxLength}
        />
      )}
      <div className={styles['pair']}>
        <TextField
          {...form.register('phone')}
          label={texts.phone}
          help={texts.phoneHelp}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={30}
          aria-required
        />
        <TextField
          {...form.register('address')}
          label={
            <>
              {texts.place} <small>{texts.optional}</small>
            </>
          }
          error={errors.address?.message}
          autoComplete="street-address"
          maxLength={cardFieldList.address.maxLength}
        />
      </div>
    </>
  );
}
