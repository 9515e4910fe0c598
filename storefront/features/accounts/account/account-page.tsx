import { useReadAt } from '../../../lib/call.ts';
import type { AccountDetails } from '../../../../api/contract/accounts/account-details.schema.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { BillingDetailsSection } from '../../payments/billing-details/billing-details-section.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { accountKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { FactorSections } from '../factors/factor-sections.tsx';
import { Addresses } from './addresses.tsx';
import { CloseAccount } from './close-account.tsx';
import { DataExports } from './data-exports.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { EmailSection } from './email-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import { PasswordSection } from './password-section.tsx';
import { useAccountMessages } from './use-account-messages.ts';

/** Account settings of the signed-in user (docs/product.md 5). */
export function AccountPage() {
  const { titles } = useMessages();
  const texts = useAccountMessages();
  const language = useLanguage();
  const { data, error, refetch } = useReadAt(accountKey);
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{titles.account}</h1>
        <p>{texts.lede}</p>
        {data && <p>{texts.since(formatDate(data.createdAt, language))}</p>}
      </header>
      {data ? (
        <Sections account={data} />
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <p>{texts.loading}</p>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

function Sections({ account }: { account: AccountDetails }) {
  const { demo } = useAccountMessages();
  return (
    <>
      {account.isDemo && (
        <div className={styles['notice']}>
          <p>
            <strong>{demo.title}</strong>
          </p>
          <p>{demo.text}</p>
        </div>
      )}
      <div className={styles['pair']}>
        <DetailsForm account={account} />
        <div>
          <EmailSection account={account} />
          {!account.isDemo && <PasswordSection account={account} />}
          {!account.isDemo && (account.googleAvailable || account.isGoogleAccount) && (
            <GoogleSection account={account} />
          )}
        </div>
      </div>
      {!account.isDemo && <FactorSections />}
      <Addresses />
      <BillingDetailsSection />
      <NoticeChoices />
      <Devices isDemo={account.isDemo} />
      {!account.isDemo && <DataExports />}
      {!account.isDemo && <CloseAccount account={account} />}
    </>
  );
}
