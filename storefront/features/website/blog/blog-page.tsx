import { listArticlesEndpoint } from '../../../../api/contract/website/blog.endpoint.ts';
import { useSearchParams } from 'react-router';
import { articleFilters } from '../../../../api/contract/base/list-filters.ts';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useFilteredRead } from '../../../lib/use-filtered-read.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import { ErrorPanel } from '../errors/error-panel.tsx';
import { panelTypeOf } from '../errors/panel-type.ts';
import { ArticleTeaser } from './article-teaser.tsx';
import { BlogHead } from './blog-head.tsx';
import styles from './blog-page.module.css';
import { FoundArticles, NoArticles } from './found-articles.tsx';
import { useBlogMessages } from './use-blog-messages.ts';

/** The articles: one large, six small; category, search and page are in the address (docs/product.md 8). */
export function BlogPage() {
  const texts = useBlogMessages();
  const [search] = useSearchParams();
  const { data, error, isPlaceholderData, refetch } = useFilteredRead(listArticlesEndpoint, articleFilters);
  return (
    <div className={`wrap ${styles['page']}`}>
      <BlogHead categories={data?.categories ?? []} />
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <FoundArticles total={data.total} />
          {data.articles.length === 0 && <NoArticles />}
          <div className={styles['articles']}>
            {data.articles.map((article, index) => (
              <ArticleTeaser key={article.id} article={article} lead={index === 0} />
            ))}
          </div>
          <PagesNav page={data.page} pages={data.pages} addressOf={(page) => addressOf(search, page)} />
        </div>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <p>{texts.loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

function addressOf(search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  changed.set('page', String(page));
  return withFilters('/blog', articleFilters, changed);
}
