import KeyIcon from '~icons/ph/key';
import { useState, useSyncExternalStore } from 'react';
import type { OwnPasskey } from '../../../../api/contract/accounts/factors.schema.ts';
import { Button } from '../../../components/button.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from '../account/account-page.module.css';
import { isKnownHere, makePasskey, passkeysWork, wasGivenUp } from '../passkeys/passkeys.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { useChangeFactors } from './use-change-factors.ts';
import { useFactorMessages } from './use-factor-messages.ts';

const neverChanges = () => () => {};

/** The passkeys that open the account: made, named and removed. */
export function PasskeysSection({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const { passkeys: texts } = useFactorMessages();
  const { change, isChanging } = useChangeFactors();
  const [renamed, setRenamed] = useState<OwnPasskey | null>(null);
  const [removed, setRemoved] = useState<OwnPasskey | null>(null);
  // Only the browser knows; the server's page shows the button.
  const isPossible = useSyncExternalStore(neverChanges, passkeysWork, () => true);

  const add = () =>
    change(makePasskey, {
      done: texts.added,
      explain: (error) => {
        if (isKnownHere(error)) return texts.known;
        return wasGivenUp(error) ? texts.unmade : undefined;
      },
    });

  return (
    <PageSection title={texts.title}>
      <p className={styles['hint']}>{texts.text}</p>
      {passkeys.length === 0 ? (
        <p className={styles['hint']}>{texts.none}</p>
      ) : (
        <ul className={styles['rows']}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      {isPossible ? (
        <Button variant="line" busy={isChanging} onClick={() => void add()}>
          {texts.add}
        </Button>
      ) : (
        <p className={styles['hint']}>{texts.notHere}</p>
      )}
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
      <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(null)} />
    </PageSection>
  );
}

interface PasskeyRowProps {
  passkey: OwnPasskey;
  onRename(): void;
  onRemove(): void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { passkeys: texts } = useFactorMessages();
  const language = useLanguage();
  const name = `passkey-${passkey.id}`;
  return (
    <li className={styles['row']}>
      <span className={styles['icon']} aria-hidden="true">
        <KeyIcon />
      </span>
      <div className={styles['about']}>
        <p className={styles['name']} id={name}>
          <bdi>{passkey.name}</bdi>
        </p>
        <p className={styles['facts']}>
          <span>{texts.since(formatDate(passkey.createdAt, language))}</span>
          <span>
            {passkey.lastUsedAt ? texts.used(formatDate(passkey.lastUsedAt, language)) : texts.unused}
          </span>
          {passkey.isSynced && <span>{texts.synced}</span>}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button variant="quiet" size="small" onClick={onRename} aria-describedby={name}>
          {texts.rename}
        </Button>
        <Button variant="line" size="small" onClick={onRemove} aria-describedby={name}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
