import { useState } from 'react';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import styles from './account-page.module.css';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { useAccountMessages } from './use-account-messages.ts';

export function EmailSection({ account }: { account: AccountDetails }) {
  const { email: texts } = useAccountMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { isDemo, pendingEmail } = account;
  return (
    <PageSection title={texts.title}>
      <p className={styles['present']}>
        <bdi dir="ltr">{account.email}</bdi>
        {account.isEmailVerified ? (
          <StatusWord tone="good">{texts.verified}</StatusWord>
        ) : (
          <StatusWord tone="waiting">{texts.unverified}</StatusWord>
        )}
        {!account.isEmailVerified && !isDemo && <TextLink to="/verify-email">{texts.verify}</TextLink>}
      </p>
      <p className={styles['hint']}>{texts.text}</p>
      {pendingEmail && !isOpen && <PendingEmail address={pendingEmail} onAgain={() => setIsOpen(true)} />}
      {isOpen && <EmailForm account={account} onClose={() => setIsOpen(false)} />}
      {!isDemo && !pendingEmail && !isOpen && (
        <Button variant="line" onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      )}
    </PageSection>
  );
}
