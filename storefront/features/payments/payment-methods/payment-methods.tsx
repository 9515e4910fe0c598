import { useState } from 'react';
import type { PaymentMethodView } from '../../../../api/contract/payments/wallet.schema.ts';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { RemoveMethodDialog } from './remove-method-dialog.tsx';
import { useChangeMethods } from './use-change-methods.ts';
import { useWalletMessages } from './use-wallet-messages.ts';
import styles from './wallet-page.module.css';

/** Payment methods: which is the default, which will expire, and removing one. */
export function PaymentMethods({ methods }: { methods: readonly PaymentMethodView[] }) {
  const texts = useWalletMessages().methods;
  const [removing, setRemoving] = useState<PaymentMethodView | null>(null);
  const { makeDefault, remove, pendingId } = useChangeMethods();
  return (
    <PageSection
      title={texts.title}
      aside={
        methods.some(({ inUse }) => inUse) && <TextLink to="/subscription/card">{texts.replace}</TextLink>
      }
    >
      {methods.length === 0 ? (
        <EmptyNote title={texts.none} text={texts.noneText} />
      ) : (
        <ul className={styles['rows']}>
          {methods.map((method) => (
            <PaymentMethod
              key={method.id}
              method={method}
              busy={pendingId === method.id}
              onMakeDefault={() => makeDefault(method.id)}
              onRemove={() => setRemoving(method)}
            />
          ))}
        </ul>
      )}
      <RemoveMethodDialog
        method={removing}
        onClose={() => setRemoving(null)}
        onConfirm={(id) => {
          setRemoving(null);
          remove(id);
        }}
      />
    </PageSection>
  );
}
