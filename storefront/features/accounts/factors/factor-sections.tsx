import { useReadAt } from '../../../lib/call.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { factorsKey } from '../account/account-keys.ts';
import styles from '../account/account-page.module.css';
import { CodesSection } from './codes-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { useFactorMessages } from './use-factor-messages.ts';

/** Passkeys, and the codes that a sign-in with the password asks for (docs/security.md S1). */
export function FactorSections() {
  const texts = useFactorMessages();
  const { data, error, refetch } = useReadAt(factorsKey);
  if (!data)
    return error ? (
      <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="block" />
    );
  const hasFactor = data.passkeys.length > 0 || data.appSince !== null;
  return (
    <div id="factors">
      {data.owesSecondFactor && (
        <div className={styles['notice']}>
          <p>
            <strong>{texts.staff.title}</strong>
          </p>
          <p>{hasFactor ? texts.staff.give : texts.staff.setUp}</p>
        </div>
      )}
      <div className={styles['pair']}>
        <PasskeysSection passkeys={data.passkeys} />
        <CodesSection factors={data} />
      </div>
    </div>
  );
}
