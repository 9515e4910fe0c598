import { useReadAt } from '../../../lib/call.ts';
import { defaultLanguage } from '../../../../api/contract/base/languages.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { exampleName } from '../../../../api/contract/cards/address-test.schema.ts';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { addressTestKey } from './address-test-read.ts';
import styles from './address-test.module.css';
import { TestedAddress } from './tested-address.tsx';
import { useAddressTestMessages } from './use-address-test-messages.ts';

/** The visitor types a name or a path and sees what each form of address would show (docs/product.md 8). */
export function AddressTestPage() {
  const { titles } = useMessages();
  const texts = useAddressTestMessages();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('name') ?? exampleName);
  // The search as text: a key made anew with each render would never rest.
  const asked = addressTestKey(useDeferredValue(search.toString()));
  const { data = [], isError } = useReadAt(asked, { placeholderData: keepPreviousData });

  function ask(name: string) {
    setTyped(name);
    setSearch({ name }, { replace: true, preventScrollReset: true });
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{titles['at-routes-test']}</h1>
      <p className={styles['lede']}>{texts.lede}</p>
      <form
        className={styles['form']}
        action="/at-routes-test"
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed);
        }}
      >
        <label htmlFor="tested-name">{texts.label}</label>
        <div>
          <input
            id="tested-name"
            name="name"
            dir="auto"
            value={typed}
            maxLength={60}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="tested-name-help"
            onChange={({ target }) => ask(target.value)}
          />
          {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
          <Button type="submit">{texts.test}</Button>
        </div>
        <p id="tested-name-help">{texts.help}</p>
      </form>
      <div aria-live="polite">
        {isError && <p className={styles['note']}>{texts.failed}</p>}
        {!isError && data.length === 0 && <p className={styles['note']}>{texts.nothing}</p>}
        <ul className={styles['list']}>
          {data.map((tested) => (
            <TestedAddress key={tested.kind} tested={tested} />
          ))}
        </ul>
      </div>
    </div>
  );
}
