import { PageSection } from '../../../components/page-section.tsx';
import { useReadAt } from '../../../lib/call.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { BillingDetailsForm } from './billing-details-form.tsx';
import { billingDetailsKey } from './billing-details-key.ts';
import styles from './billing-details.module.css';
import { useBillingDetailsMessages } from './use-billing-details-messages.ts';

/** What the documents of the signed-in user say of them, as a part of the account page. */
export function BillingDetailsSection() {
  const texts = useBillingDetailsMessages();
  const query = useReadAt(billingDetailsKey);
  return (
    <PageSection title={texts.title}>
      <p className={styles['hint']}>{texts.text}</p>
      <ReadPart query={query}>{(details) => <BillingDetailsForm details={details} />}</ReadPart>
    </PageSection>
  );
}
