import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import styles from './account-page.module.css';
import importStyles from './data-import.module.css';
import { ImportList } from './import-list.tsx';
import { useAccountMessages } from './use-account-messages.ts';
import { useImportData } from './use-import-data.ts';

/** Imports a file of data: the counterpart of the download beside it (docs/product.md 5). */
export function DataImport() {
  const { dataImport: texts } = useAccountMessages();
  const input = useRef<HTMLInputElement>(null);
  const { send, isPending, percent, result, fault: issue } = useImportData();
  const isEmpty = result && result.cards.length + result.addresses.length === 0;
  const leads = result && Object.values(result.leads).some((count) => count > 0) ? result.leads : null;
  return (
    <div className={importStyles['import']}>
      <h3>{texts.title}</h3>
      <p className={styles['hint']}>{texts.text}</p>
      <input
        ref={input}
        className={importStyles['file']}
        type="file"
        accept=".zip,application/zip"
        aria-label={texts.choose}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the user choose the same file again.
          event.target.value = '';
          if (file) send(file);
        }}
      />
      <Button variant="line" busy={isPending} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <div role="status" className={importStyles['state']}>
        {isPending ? (
          <p>{percent < 100 ? texts.sending(percent) : texts.working}</p>
        ) : issue ? null : (
          result && (
            <p>
              <strong>{isEmpty ? texts.nothing : texts.done}</strong>
            </p>
          )
        )}
      </div>
      <div role="alert" className={importStyles['issue']}>
        {!isPending && issue && (
          <p>
            {texts.failed} {issue}
          </p>
        )}
      </div>
      {!isPending && !issue && result && (
        <>
          <ImportList title={texts.cards} items={result.cards} />
          <ImportList title={texts.addresses} items={result.addresses} />
          {leads && (
            <>
              <h4 className={importStyles['kind']}>{texts.leads}</h4>
              <p className={styles['facts']}>{texts.leadsOf(leads)}</p>
            </>
          )}
          {!isEmpty && <p className={styles['hint']}>{texts.notTaken}</p>}
        </>
      )}
    </div>
  );
}
