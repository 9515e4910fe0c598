import { issueClaimCodeEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import type { ChipView } from '../../../../api/contract/nfc/chips.schema.ts';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import styles from './chip-dialog.module.css';
import { useChipStep } from './use-chip-step.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** A new one-time code for a chip that waits for its owner; shown once. */
export function NewClaimCode({ chip }: { chip: ChipView }) {
  const { chip: texts, orders } = usePhysicalCardsMessages();
  const language = useLanguage();
  const { data, error, isPending, mutate } = useChipStep<{ claimCode: string; expiresAt: string }>();
  return (
    <div className={styles['part']}>
      <p>{texts.codeText}</p>
      <FormIssue text={error?.message ?? ''} />
      {data ? (
        <p role="status">
          {texts.codeIs} <bdi dir="ltr">{data.claimCode}</bdi>{' '}
          <CopyButton text={data.claimCode} label={orders.copy} copiedLabel={orders.copied} />
          <br />
          {texts.codeUntil} {formatDate(data.expiresAt, language)}
        </p>
      ) : (
        <Button
          variant="line"
          size="small"
          busy={isPending}
          onClick={() => mutate(() => call(issueClaimCodeEndpoint, { params: { id: chip.id } }))}
        >
          {texts.code}
        </Button>
      )}
    </div>
  );
}
