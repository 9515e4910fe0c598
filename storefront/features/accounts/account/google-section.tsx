import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './account-page.module.css';
import { GoogleForm } from './google-form.tsx';
import { useAccountMessages } from './use-account-messages.ts';

/** Whether the user can sign in with Google, and the button to change that. */
export function GoogleSection({ account }: { account: AccountDetails }) {
  const { google: texts } = useAccountMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { isGoogleAccount, hasPassword } = account;
  const { googleConfigured } = usePageState();
  useLinkOutcome();
  // A link that was made while Google was configured can still be undone.
  if (!googleConfigured && !isGoogleAccount) return null;
  return (
    <PageSection title={texts.title}>
      <p className={styles['present']}>
        {isGoogleAccount ? (
          <StatusWord tone="good">{texts.linked}</StatusWord>
        ) : (
          <StatusWord tone="calm">{texts.notLinked}</StatusWord>
        )}
      </p>
      <p className={styles['hint']}>{isGoogleAccount ? texts.linkedText : texts.notLinkedText}</p>
      {isOpen ? (
        <GoogleForm account={account} onClose={() => setIsOpen(false)} />
      ) : isGoogleAccount && !hasPassword ? (
        <p className={styles['hint']}>{texts.passwordFirst}</p>
      ) : (
        <Button variant="line" onClick={() => setIsOpen(true)}>
          {isGoogleAccount ? texts.unlink : texts.link}
        </Button>
      )}
    </PageSection>
  );
}

/** Shows the result of linking once, when the browser returns from Google. */
function useLinkOutcome() {
  const { outcomes } = useAccountMessages().google;
  const [query, setQuery] = useSearchParams();
  const outcome = query.get('google');
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'linked') toast({ title: outcomes.linked });
    else toast({ title: outcome === 'taken' ? outcomes.taken : outcomes.failed, variant: 'destructive' });
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [outcome, outcomes, setQuery]);
}
