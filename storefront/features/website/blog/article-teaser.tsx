import { Link } from 'react-router';
import type { ArticleSummary } from '../../../../api/contract/website/blog.schema.ts';
import { classNames } from '../../../components/class-names.ts';
import { CachedImage } from '../../../components/cached-image.tsx';
import { textLanguage } from '../../../lib/text-language.ts';
import { ArticleLine } from './article-line.tsx';
import styles from './article-teaser.module.css';

interface ArticleTeaserProps {
  article: ArticleSummary;
  /** The first of a list, shown large. */
  lead?: boolean | undefined;
  heading?: 'h2' | 'h3';
}

const leadSizes = '(min-width: 1000px) 700px, 92vw';
const sizes = '(min-width: 1000px) 373px, (min-width: 700px) 46vw, 92vw';

/** An article in a list: the whole of it is clickable, the title alone is the link's name. */
export function ArticleTeaser({ article, lead = false, heading: Heading = 'h2' }: ArticleTeaserProps) {
  const { title, excerpt, category, picture, path } = article;
  return (
    <article className={classNames(styles['teaser'], lead && styles['lead'])}>
      {picture ? (
        <CachedImage
          picture={picture}
          alt=""
          sizes={lead ? leadSizes : sizes}
          className={styles['picture']}
          first={lead}
        />
      ) : (
        <span className={styles['blank']} aria-hidden="true" />
      )}
      <div className={styles['words']} {...textLanguage(title)}>
        {category && <p className={styles['category']}>{category}</p>}
        <Heading className={styles['title']}>
          <Link to={path}>{title}</Link>
        </Heading>
        {excerpt && <p className={styles['excerpt']}>{excerpt}</p>}
        <ArticleLine article={article} />
      </div>
    </article>
  );
}
