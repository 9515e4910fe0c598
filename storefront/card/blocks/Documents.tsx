import type { CardLanguage } from '../../../api/contract/base/card-languages.ts';
import { megabytes } from '../megabytes.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { narrowest } from './narrowest.ts';
import { sectionMessages } from '../section-messages.ts';
import { Section } from './Section.tsx';
import { Typed } from './Typed.tsx';

/** PDFs that open at a press: the first page, the name, and how much there is to load and to read. */
export function Documents({ view }: { view: CardView }) {
  const { documents, language } = view.card;
  if (documents.length === 0) return null;
  return (
    <Section view={view} name="documents" title={sectionMessages[language].documents}>
      {documents.map(({ name, href, pages, bytes, picture }) => (
        <CardLink key={href} view={view} href={href} className="c-doc" track="document">
          <img className="c-paper" src={narrowest(picture)} alt="" width="72" height="96" loading="lazy" />
          <span>
            <b>
              <Typed>{name}</Typed>
            </b>
            <Size language={language} bytes={bytes} pages={pages} />
          </span>
        </CardLink>
      ))}
    </Section>
  );
}

/** "PDF · 2.1 MB · 8 עמ׳": kind and size read from left to right, wherever the line begins. */
function Size({ language, bytes, pages }: { language: CardLanguage; bytes: number; pages: number }) {
  return (
    <small className="c-words">
      <bdi dir="ltr">PDF · {megabytes(bytes)}</bdi> · {sectionMessages[language].pages(pages)}
    </small>
  );
}
