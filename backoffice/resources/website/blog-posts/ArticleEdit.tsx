import { Edit, HttpError, useNotify } from 'react-admin';
import { ArticleForm, transformArticle } from './ArticleForm.tsx';
import { forgetDraft } from './draft/stored-draft.ts';

/** Edits an article; after saving, the admin stays in the editor. */
export function ArticleEdit() {
  const notify = useNotify();
  return (
    <Edit
      redirect={false}
      transform={transformArticle}
      mutationOptions={{
        onSuccess: ({ id }) => {
          forgetDraft(String(id));
          notify('bikur.article.saved', { type: 'success' });
        },
        onError: (error) => {
          if (!hasFieldIssues(error)) notify(messageOf(error), { type: 'error' });
        },
      }}
    >
      <ArticleForm />
    </Edit>
  );
}

const issuesOf = (error: unknown): Record<string, unknown> =>
  (error instanceof HttpError && (error.body as { errors?: Record<string, unknown> } | null)?.errors) || {};
const hasFieldIssues = (error: unknown) => Object.keys(issuesOf(error)).length > 0;
const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'ra.notification.http_error';
