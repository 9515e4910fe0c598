import HeartIcon from '~icons/ph/heart';
import FilledHeartIcon from '~icons/ph/heart-fill';
import { Link } from 'react-router';
import type { Article } from '../../../../api/contract/website/blog.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { CachedImage } from '../../../components/cached-image.tsx';
import { ArticleTeaser } from './article-teaser.tsx';
import styles from './article-end.module.css';
import { useBlogMessages } from './use-blog-messages.ts';
import type { ReadKey } from '../../../lib/call.ts';
import { useLike } from './use-like.ts';

/** Below an article: like button, tags, author, and further articles. */
export function ArticleEnd({ article, queryKey }: { article: Article; queryKey: ReadKey<Article> }) {
  const texts = useBlogMessages();
  return (
    <footer className={styles['end']}>
      <div className={styles['marks']}>
        {!article.hidden && <Like article={article} queryKey={queryKey} />}
        {article.tags.length > 0 && (
          <ul className={styles['tags']} aria-label={texts.tags}>
            {article.tags.map((tag) => (
              <li key={tag}>
                <Link to={`/blog?${new URLSearchParams({ tag })}`}>
                  <bdi dir={directionOfText(tag)}>{tag}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Author article={article} />
      <Neighbours article={article} />
      {article.related.length > 0 && (
        <section className={styles['related']} aria-labelledby="related">
          <h2 id="related">{texts.related}</h2>
          <div className={styles['grid']}>
            {article.related.map((other) => (
              <ArticleTeaser key={other.id} article={other} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </footer>
  );
}

function Like({ article, queryKey }: { article: Article; queryKey: ReadKey<Article> }) {
  const texts = useBlogMessages();
  const { toggle, isPending } = useLike(article, queryKey);
  return (
    <div className={styles['like']}>
      <Button
        variant={article.isLiked ? 'ink' : 'line'}
        aria-pressed={article.isLiked}
        aria-disabled={isPending ? true : undefined}
        onClick={() => !isPending && toggle()}
      >
        {article.isLiked ? <FilledHeartIcon aria-hidden /> : <HeartIcon aria-hidden />}
        {texts.like}
      </Button>
      <span role="status">{texts.likes(article.likeCount)}</span>
    </div>
  );
}

function Author({ article: { author, authorBio, authorPicture } }: { article: Article }) {
  const texts = useBlogMessages();
  if (!author || !authorBio) return null;
  return (
    <section className={styles['author']} aria-label={texts.about} dir={directionOfText(authorBio)}>
      {authorPicture && (
        <CachedImage picture={authorPicture} alt="" sizes="72px" className={styles['portrait']} />
      )}
      <div>
        <b>{author}</b>
        <p>{authorBio}</p>
      </div>
    </section>
  );
}

function Neighbours({ article: { older, newer } }: { article: Article }) {
  const texts = useBlogMessages();
  if (!older && !newer) return null;
  return (
    <nav className={styles['neighbours']} aria-label={texts.neighbours}>
      {older && (
        <Link to={older.path} rel="prev">
          <small>{texts.older}</small>
          <bdi dir={directionOfText(older.title)}>{older.title}</bdi>
        </Link>
      )}
      {newer && (
        <Link className={styles['newer']} to={newer.path} rel="next">
          <small>{texts.newer}</small>
          <bdi dir={directionOfText(newer.title)}>{newer.title}</bdi>
        </Link>
      )}
    </nav>
  );
}
