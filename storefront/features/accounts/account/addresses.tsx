import { useReadAt } from '../../../lib/call.ts';
import { useState } from 'react';
import type { OwnAddress } from '../../../../api/contract/accounts/addresses.schema.ts';
import { Button } from '../../../components/button.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { addressesKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { AddressForm } from './address-form.tsx';
import { AddressRow } from './address-row.tsx';
import { RemoveAddressDialog } from './remove-address-dialog.tsx';
import { useAccountMessages } from './use-account-messages.ts';
import { useChangeAddresses } from './use-change-addresses.ts';

/** Addresses for parcels and invoices. One form is open at a time, in the place of the address it changes. */
export function Addresses() {
  const { addresses: texts } = useAccountMessages();
  const { data, error, refetch } = useReadAt(addressesKey);
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [removing, setRemoving] = useState<OwnAddress | null>(null);
  const { makePrimary, remove, pendingId } = useChangeAddresses();
  const stop = () => setEditing(null);
  const add = (
    <Button variant="line" onClick={() => setEditing('new')}>
      {texts.add}
    </Button>
  );
  if (!data)
    return (
      <PageSection title={texts.title}>
        {error ? (
          <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" />
        )}
      </PageSection>
    );
  return (
    <PageSection title={texts.title}>
      {data.addresses.length === 0 && editing === null ? (
        <EmptyNote title={texts.none} text={texts.noneText}>
          {add}
        </EmptyNote>
      ) : (
        <>
          <p className={styles['hint']}>{texts.text}</p>
          <ul className={styles['rows']}>
            {data.addresses.map((address) => (
              <li key={address.id}>
                {editing === address.id ? (
                  <AddressForm address={address} onClose={stop} />
                ) : (
                  <AddressRow
                    address={address}
                    busy={pendingId === address.id}
                    onEdit={() => setEditing(address.id)}
                    onMakePrimary={() => makePrimary(address.id)}
                    onRemove={() => setRemoving(address)}
                  />
                )}
              </li>
            ))}
          </ul>
          {editing === 'new' && <AddressForm address={null} onClose={stop} />}
          {editing === null && add}
        </>
      )}
      <RemoveAddressDialog
        address={removing}
        onClose={() => setRemoving(null)}
        onConfirm={(id) => {
          setRemoving(null);
          remove(id);
        }}
      />
    </PageSection>
  );
}
