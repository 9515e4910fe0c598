import { Edit, useNotify } from 'react-admin';
import { ArticleForm, transformArticle } from './ArticleForm.tsx';
import { forgetDraft } from './draft/stored-draft.ts';

/** Edits an article; after saving, the admin stays in the editor. */
export function ArticleEdit() {
  const notify = useNotify();
  const onSuccess = ({ id }: { id: number }) => {
    forgetDraft(String(id));
    notify('bikur.article.saved', { type: 'success' });
  };
  return (
    <Edit redirect={false} transform={transformArticle} mutationOptions={{ onSuccess }}>
      <ArticleForm />
    </Edit>
  );
}
