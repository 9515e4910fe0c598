import { Create, useGetIdentity, useNotify, useRedirect } from 'react-admin';
import { ArticleForm, transformArticle } from './ArticleForm.tsx';
import { forgetDraft } from './draft/stored-draft.ts';

const startingPoint = {
  title: '',
  slug: '',
  content: '',
  tags: [],
  relatedArticles: [],
  readingTime: 5,
  // Hidden until the admin publishes it.
  isPublished: false,
  publishedAt: null,
};

/** A new article; after saving, the admin stays in the editor. */
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
