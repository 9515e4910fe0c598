import { languageOfText } from '../../../../api/contract/base/languages.ts';
import type { Article } from '../../../../api/contract/website/blog.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ArticleShare } from './article-share.tsx';
import styles from './article-text.module.css';
import { useBlogMessages } from './use-blog-messages.ts';

/** Number of headings from which a table of contents helps. */
const longFrom = 2;

/** The article's text, with a table of contents beside long ones and the share buttons. */
export function ArticleText({ article }: { article: Article }) {
  const texts = useBlogMessages();
  const { html, sections, title } = article;
  const dir = directionOfText(title);
  return (
    <div className={styles['body']} dir={dir}>
      <aside className={styles['aside']}>
        {sections.length >= longFrom && (
          <nav className={styles['contents']} aria-labelledby="contents-title">
            <h2 id="contents-title">{texts.contents}</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <ArticleShare article={article} />
      </aside>
      <div
        className={styles['text']}
        lang={languageOfText(title)}
        // oxlint-disable-next-line react/no-danger -- cleaned by the server when stored and when read
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
