import { useState } from 'react';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import styles from './account-page.module.css';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { useAccountMessages } from './use-account-messages.ts';

export function CloseAccount({ account }: { account: AccountDetails }) {
  const { closing: texts } = useAccountMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PageSection title={texts.title}>
      <p className={styles['hint']}>{texts.text}</p>
      <Button variant="line" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <CloseAccountDialog account={account} onClose={() => setIsOpen(false)} />}
    </PageSection>
  );
}
