import { filteredKey, useReadAt } from '../../../lib/call.ts';
import { readArticleEndpoint } from '../../../../api/contract/website/blog.endpoint.ts';
import { useParams, useSearchParams } from 'react-router';
import { articlePreviewFilters } from '../../../../api/contract/base/list-filters.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { useNamePage } from '../../../lib/named-page.ts';
import { ErrorPanel } from '../errors/error-panel.tsx';
import { panelTypeOf } from '../errors/panel-type.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleText } from './article-text.tsx';
import styles from './article-page.module.css';
import { useBlogMessages } from './use-blog-messages.ts';
import { useCountView } from './use-count-view.ts';

/** One article, by its number or address (docs/product.md 8). */
export function ArticlePage() {
  const texts = useBlogMessages();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const key = filteredKey(readArticleEndpoint, articlePreviewFilters, search, { params: { idOrSlug: id } });
  const { data: article, error, refetch } = useReadAt(key);
  useNamePage(article ? (article.seo.title ?? article.title) : null);
  useCountView(article?.hidden ? undefined : article?.id);
  if (article)
    return (
      <div className={`wrap ${styles['page']}`}>
        {article.hidden && (
          <p className={styles['hidden']} role="note">
            {texts.hidden[article.hidden]}
          </p>
        )}
        <ArticleHead article={article} />
        <ArticleText article={article} />
        <ArticleEnd article={article} queryKey={key} />
      </div>
    );
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage profile={false} />;
  return (
    <div className={`wrap ${styles['page']}`}>
      {error ? (
        <ErrorPanel page type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <p>{texts.loading}</p>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}
