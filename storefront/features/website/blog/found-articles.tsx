import { Link, useSearchParams } from 'react-router';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { textButtonClass } from '../../../components/text-button.tsx';
import styles from './found-articles.module.css';
import { useBlogMessages } from './use-blog-messages.ts';

const isFiltered = (search: URLSearchParams): boolean =>
  ['q', 'tag', 'category'].some((name) => search.get(name));

/** Number of results, announced by screen readers, and a link to all articles. */
export function FoundArticles({ total }: { total: number }) {
  const texts = useBlogMessages();
  const [search] = useSearchParams();
  const words = search.get('q');
  const tag = search.get('tag');
  const isSearch = Boolean(words ?? tag);
  return (
    <p className={isSearch ? styles['found'] : undefined} role="status">
      {isSearch && (
        <>
          <span>
            {texts.found(total)} {words ? texts.forWords : texts.withTag}{' '}
            <b>
              <bdi dir={directionOfText(words ?? tag ?? '')}>{words ?? tag}</bdi>
            </b>
          </span>
          <Link className={textButtonClass({ small: true })} to="/blog">
            {texts.clear}
          </Link>
        </>
      )}
    </p>
  );
}

/** No results of a search, or a blog without articles. */
export function NoArticles() {
  const texts = useBlogMessages();
  const [search] = useSearchParams();
  const filtered = isFiltered(search) || search.has('page');
  return (
    <div className={styles['none']}>
      <h2>{filtered ? texts.emptyTitle : texts.noneTitle}</h2>
      <p>{filtered ? texts.emptyText : texts.noneText}</p>
      <ButtonLink to={filtered ? '/blog' : '/examples'}>{filtered ? texts.clear : texts.examples}</ButtonLink>
    </div>
  );
}
