import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../i18n/messages.ts';
import { findQuestions } from './find-questions.ts';
import { HelpContact } from './help-contact.tsx';
import { HelpSearch } from './help-search.tsx';
import styles from './help.module.css';
import { Question } from './question.tsx';
import { useHelp } from './help-of.ts';
import { useQuestionOfAddress } from './use-question-of-address.ts';

/** Questions and answers with a search stored in the address, and contact at the end (docs/product.md 8). */
export function HelpPage() {
  const { titles } = useMessages();
  const texts = useHelp();
  const [search, setSearch] = useSearchParams();
  const query = search.get('q')?.slice(0, 100) ?? '';
  const groups = findQuestions(texts, useDeferredValue(query));
  const found = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  useQuestionOfAddress();

  function ask(next: string) {
    const changed = new URLSearchParams(search);
    if (next === '') changed.delete('q');
    else changed.set('q', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['head']}>
        <h1>{titles.help}</h1>
        <p className={styles['lede']}>{texts.lede}</p>
        <HelpSearch query={query} onAsk={ask} />
        <p className={styles['found']} role="status">
          {query.trim() !== '' && texts.found(found)}
        </p>
      </div>
      {query.trim() === '' && (
        <nav className={styles['topics']} aria-label={texts.groupsLabel}>
          {groups.map(({ id }) => (
            <a key={id} href={`#group-${id}`}>
              {texts.groups[id]}
            </a>
          ))}
        </nav>
      )}
      <div className={styles['groups']}>
        {found === 0 && <p className={styles['nothing']}>{texts.nothing}</p>}
        {groups.map(({ id, questions }) => (
          <section key={id} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`}>{texts.groups[id]}</h2>
            <div>
              {questions.map((name) => (
                <Question key={name} id={name} open={query.trim() !== '' && found <= 3} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <HelpContact />
    </div>
  );
}
