import { useState } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { useReadAt } from '../../../lib/call.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { BillingDetailsForm } from './billing-details-form.tsx';
import { billingDetailsKey } from './billing-details-key.ts';
import styles from './billing-details.module.css';
import { useBillingDetailsMessages } from './use-billing-details-messages.ts';

/**
 * Before paying: whom the receipt will name, and a way to change it that loses nothing of the checkout. Where the sum
 * needs it, whoever gave no business number says that they buy privately.
 */
export function MadeOutTo({ asksNumber = false }: { asksNumber?: boolean }) {
  const texts = useBillingDetailsMessages();
  const query = useReadAt(billingDetailsKey);
  const [isOpen, setOpen] = useState(false);
  return (
    <ReadPart query={query}>
      {(details) => {
        const name = details.name ?? details.account.name;
        return (
          <div className={styles['madeOutTo']}>
            <p>
              {texts.onDocuments} <strong dir={directionOfText(name)}>{name}</strong>
              {details.number && <span>{texts.numberIs(details.number)}</span>}
              {details.address && (
                <span>
                  <bdi dir={directionOfText(details.address)}>{details.address}</bdi>
                </span>
              )}
            </p>
            <Button variant="line" size="small" onClick={() => setOpen(true)}>
              {details.name === null ? texts.add : texts.change}
            </Button>
            {asksNumber && details.number === null && (
              <div className={styles['asked']}>
                <p id="number-asked">{texts.numberAsked}</p>
                <CheckboxField
                  name="privateBuyer"
                  label={texts.privateBuyer}
                  aria-describedby="number-asked"
                />
              </div>
            )}
            {isOpen && (
              <Dialog open onOpenChange={setOpen} closeLabel={texts.close}>
                <DialogTitle className={styles['dialogTitle']}>{texts.title}</DialogTitle>
                <p className={styles['hint']}>{texts.text}</p>
                <BillingDetailsForm details={details} onSaved={() => setOpen(false)}>
                  <Button variant="quiet" onClick={() => setOpen(false)}>
                    {texts.cancel}
                  </Button>
                </BillingDetailsForm>
              </Dialog>
            )}
          </div>
        );
      }}
    </ReadPart>
  );
}
