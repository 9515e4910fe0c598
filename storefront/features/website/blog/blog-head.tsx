import MagnifyingGlassIcon from '~icons/ph/magnifying-glass';
import RssIcon from '~icons/ph/rss';
import type { SyntheticEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ArticleList } from '../../../../api/contract/website/blog.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { textButtonClass } from '../../../components/text-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import styles from './blog-head.module.css';
import { feedPath } from './feed-path.ts';
import { useBlogMessages } from './use-blog-messages.ts';

/** Title of the blog, search and categories. All of it works as plain links and a plain form. */
export function BlogHead({ categories }: { categories: ArticleList['categories'] }) {
  const texts = useBlogMessages();
  const [search] = useSearchParams();
  const chosen = search.get('category') ?? '';
  return (
    <header className={styles['head']}>
      <div className={styles['top']}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles['lede']}>{texts.lede}</p>
        </div>
        <div className={styles['tools']}>
          <SearchForm key={search.get('q')} />
          <a className={textButtonClass({ small: true })} href={feedPath}>
            <RssIcon aria-hidden />
            {texts.feed}
          </a>
        </div>
      </div>
      {categories.length > 0 && (
        <nav className={styles['categories']} aria-label={texts.categories}>
          <Link to="/blog" aria-current={chosen === '' && search.size === 0 ? 'true' : undefined}>
            {texts.all}
          </Link>
          {categories.map(({ name, count }) => (
            <Link
              key={name}
              to={`/blog?${new URLSearchParams({ category: name })}`}
              aria-current={chosen === name ? 'true' : undefined}
            >
              <bdi dir={directionOfText(name)}>{name}</bdi>
              <small>{count}</small>
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}

function SearchForm() {
  const texts = useBlogMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();

  function find(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(words === '' ? '/blog' : `/blog?${new URLSearchParams({ q: words })}`);
  }

  return (
    <form className={styles['search']} action="/blog" role="search" onSubmit={find}>
      <label>
        <VisuallyHidden>{texts.search}</VisuallyHidden>
        <input
          type="search"
          name="q"
          maxLength={100}
          placeholder={texts.search}
          defaultValue={search.get('q') ?? ''}
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" variant="ink">
        <MagnifyingGlassIcon aria-hidden />
        <VisuallyHidden>{texts.searchButton}</VisuallyHidden>
      </Button>
    </form>
  );
}
