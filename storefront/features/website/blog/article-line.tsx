import type { ArticleSummary } from '../../../../api/contract/website/blog.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { directionOf } from '../../../../api/contract/base/languages.ts';
import { textLanguage } from '../../../lib/text-language.ts';
import styles from './article-teaser.module.css';
import { useBlogMessages } from './use-blog-messages.ts';

/** Author, date and reading time; in the interface's language, aligned with the article's own edge. */
export function ArticleLine({ article }: { article: ArticleSummary }) {
  const texts = useBlogMessages();
  const language = useLanguage();
  const { author, publishedAt, readingTime } = article;
  const here = { dir: directionOf(language), lang: language };
  return (
    <p className={styles['line']}>
      {author && (
        <span>
          <bdi {...textLanguage(author)}>{author}</bdi>
        </span>
      )}
      <time dateTime={publishedAt}>
        <bdi {...here}>{formatDate(publishedAt, language)}</bdi>
      </time>
      <span>
        <bdi {...here}>{texts.readingTime(readingTime)}</bdi>
      </span>
    </p>
  );
}
