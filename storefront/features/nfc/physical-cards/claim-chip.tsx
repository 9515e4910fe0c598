import { claimChipEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { issueOnField } from './issue-on-field.ts';
import styles from './physical-cards-page.module.css';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** Claims a chip by its two codes. The input stays after a refusal. */
export function ClaimChip() {
  const { claim: texts } = usePhysicalCardsMessages();
  const step = useChipStep();
  const [tapCode, setTapCode] = useState('');
  const [claimCode, setClaimCode] = useState('');
  const wrongTapCode = issueOnField(step.error, 'tapCode');
  const wrongClaimCode = issueOnField(step.error, 'claimCode');

  function claim(event: FormEvent) {
    event.preventDefault();
    if (step.isPending) return;
    step.mutate(
      () => call(claimChipEndpoint, { body: { tapCode: tapCode.trim(), claimCode: claimCode.trim() } }),
      {
        onSuccess: () => {
          setTapCode('');
          setClaimCode('');
          toast({ title: texts.done });
        },
      },
    );
  }

  return (
    <PageSection title={texts.title}>
      <form className={styles['claim']} onSubmit={claim}>
        <p className={styles['facts']}>{texts.text}</p>
        <FormIssue text={wrongTapCode || wrongClaimCode ? '' : (step.error?.message ?? '')} />
        <div className={styles['fields']}>
          <TextField
            label={texts.tapCode}
            help={texts.tapCodeHelp}
            error={wrongTapCode}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            required
            value={tapCode}
            onChange={(event) => setTapCode(event.target.value)}
          />
          <TextField
            label={texts.claimCode}
            error={wrongClaimCode}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            required
            value={claimCode}
            onChange={(event) => setClaimCode(event.target.value)}
          />
        </div>
        <Button type="submit" variant="line" busy={step.isPending}>
          {texts.claim}
        </Button>
      </form>
    </PageSection>
  );
}
