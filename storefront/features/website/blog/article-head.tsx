import { Link } from 'react-router';
import type { Article } from '../../../../api/contract/website/blog.schema.ts';
import { CachedImage } from '../../../components/cached-image.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { textLanguage } from '../../../lib/text-language.ts';
import { ArticleLine } from './article-line.tsx';
import styles from './article-head.module.css';
import { useBlogMessages } from './use-blog-messages.ts';

/** Category, title, author and picture. */
export function ArticleHead({ article }: { article: Article }) {
  const texts = useBlogMessages();
  const language = useLanguage();
  const { title, excerpt, category, picture, authorPicture } = article;
  return (
    <header className={styles['head']} {...textLanguage(title)}>
      <p className={styles['path']}>
        <Link to="/blog">
          <bdi lang={language}>{texts.title}</bdi>
        </Link>
        {category && (
          <Link to={`/blog?${new URLSearchParams({ category })}`}>
            <bdi {...textLanguage(category)}>{category}</bdi>
          </Link>
        )}
      </p>
      <h1>{title}</h1>
      {excerpt && <p className={styles['excerpt']}>{excerpt}</p>}
      <div className={styles['by']}>
        {authorPicture && (
          <CachedImage picture={authorPicture} alt="" sizes="48px" className={styles['portrait']} first />
        )}
        <ArticleLine article={article} />
      </div>
      {picture && (
        <CachedImage
          picture={picture}
          alt=""
          sizes="(min-width: 1280px) 1200px, 100vw"
          className={styles['picture']}
          first
        />
      )}
    </header>
  );
}
