import { labelsAbove } from '../../../kit/theme/labels-above.ts';
import { SaveButton, SimpleForm, Toolbar, type RaRecord } from 'react-admin';
import { CancelButton } from '../../../kit/form/CancelButton.tsx';
import { ConflictGuard } from '../../../kit/form/ConflictGuard.tsx';
import { keepTyped } from '../../../kit/form/keep-typed.ts';
import { ArticleInputs } from './ArticleInputs.tsx';
import { DraftStore } from './draft/DraftStore.tsx';
import { PreviewButton } from './PreviewButton.tsx';

/** The toolbar stays in view, so that a long article can be saved from any position. */
const atHand = {
  gap: 1,
  flexWrap: 'wrap',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  bgcolor: 'background.default',
} as const;

interface Props {
  defaultValues?: Record<string, unknown>;
}

/** The article's form: unsaved input is not lost, and one admin's save doesn't undo another's. */
export function ArticleForm({ defaultValues }: Props) {
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      resetOptions={keepTyped}
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ maxInlineSize: 1240, '&&': { paddingInline: 0 }, ...labelsAbove }}
      toolbar={
        <Toolbar sx={atHand}>
          <SaveButton />
          <PreviewButton />
          <CancelButton />
        </Toolbar>
      }
    >
      <ConflictGuard>
        <DraftStore />
        <ArticleInputs />
      </ConflictGuard>
    </SimpleForm>
  );
}

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
