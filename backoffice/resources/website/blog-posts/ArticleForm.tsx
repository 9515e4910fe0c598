import { SaveButton, type RaRecord } from 'react-admin';
import { RecordForm } from '../../../kit/form/RecordForm.tsx';
import { ArticleInputs } from './ArticleInputs.tsx';
import { DraftStore } from './draft/DraftStore.tsx';
import { PreviewButton } from './PreviewButton.tsx';

const buttons = (
  <>
    <SaveButton />
    <PreviewButton />
  </>
);

/** The article's form: unsaved input is not lost, and one admin's save doesn't undo another's. */
export const ArticleForm = (props: { defaultValues?: Record<string, unknown> }) => (
  <RecordForm {...props} save={buttons} isLong>
    <DraftStore />
    <ArticleInputs />
  </RecordForm>
);

/** Splits lists before sending; the server makes an address that was left empty. */
export function transformArticle(data: Partial<RaRecord>): Partial<RaRecord> {
  return {
    ...data,
    slug: data['slug'] ?? '',
    content: data['content'] ?? '',
    tags: data['tags'] || [],
    relatedArticles: data['relatedArticles'] || [],
  };
}
