import { Create, useGetIdentity, useNotify, useRedirect } from 'react-admin';
import { ArticleForm, transformArticle } from './ArticleForm.tsx';
import { forgetDraft } from './draft/saved-draft.ts';

const startingPoint = {
  title: '',
  slug: '',
  content: '',
  tags: [],
  relatedArticles: [],
  readingTime: 5,
  // Nothing is seen before somebody says so.
  isPublished: false,
  publishedAt: null,
};

/** A new article; once it is saved it goes on being written. */
export function ArticleCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const { identity, isPending } = useGetIdentity();
  if (isPending) return null;
  return (
    <Create
      component="div"
      transform={transformArticle}
      mutationOptions={{
        onSuccess: (article) => {
          forgetDraft('new');
          notify('bikur.article.saved', { type: 'success' });
          redirect('edit', 'blog-posts', article.id, article);
        },
      }}
    >
      <ArticleForm defaultValues={{ ...startingPoint, author: identity?.fullName ?? null }} />
    </Create>
  );
}
