import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useCompany } from '../../../lib/page-state.ts';
import { LegalSections } from './legal-sections.tsx';
import styles from './legal.module.css';
import { lastChanged, legalDocuments, type LegalDocumentId, type MakeLegalText } from './legal-text.ts';
import { useLegalMessages } from './use-legal-messages.ts';

/** A legal document: summary, date of the last change, table of contents and text. */
export function LegalPage({ document, makeText }: { document: LegalDocumentId; makeText: MakeLegalText }) {
  const { titles } = useMessages();
  const texts = useLegalMessages();
  const language = useLanguage();
  const { summary, sections } = makeText(useCompany());
  const changed = lastChanged[document];
  return (
    <article className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{titles[document]}</h1>
        <p className={styles['date']}>
          {texts.changed} <time dateTime={changed}>{formatDate(changed, language)}</time>
        </p>
        <div className={styles['summary']}>
          {summary.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className={styles['print']}>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </p>
      </header>
      <nav className={styles['contents']} aria-labelledby="contents">
        <h2 id="contents">{texts.contents}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <h2 id="more-documents">{texts.more}</h2>
        <ul>
          {legalDocuments
            .filter((other) => other !== document)
            .map((other) => (
              <li key={other}>
                <Link to={`/${other}`}>{titles[other]}</Link>
              </li>
            ))}
        </ul>
      </nav>
      <LegalSections sections={sections} />
    </article>
  );
}
