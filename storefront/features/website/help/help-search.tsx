import { defaultLanguage } from '../../../../api/contract/base/languages.ts';
import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import styles from './help.module.css';
import { useHelpMessages } from './use-help-messages.ts';

/** Searches while the visitor types; without a script it is a form that loads the page with the query. */
export function HelpSearch({ query, onAsk }: { query: string; onAsk: (query: string) => void }) {
  const texts = useHelpMessages();
  const language = useLanguage();
  const [typed, setTyped] = useState(query);
  return (
    <form
      className={styles['search']}
      role="search"
      action="/help"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(typed);
      }}
    >
      <label htmlFor="help-query">{texts.search}</label>
      <div className={styles['box']}>
        <MagnifyingGlassIcon aria-hidden />
        <input
          id="help-query"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          placeholder={texts.placeholder}
          onChange={({ target }) => {
            setTyped(target.value);
            onAsk(target.value);
          }}
        />
        {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
        <Button type="submit" size="small">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
