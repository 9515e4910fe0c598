import { labelsAbove } from '../../../kit/theme/labels-above.ts';
import { Button, Tooltip } from '@mui/material';
import EyeIcon from '~icons/ph/eye';
import { SaveButton, SimpleForm, Toolbar, useRecordContext, type RaRecord } from 'react-admin';
import { CancelButton } from '../../../kit/form/CancelButton.tsx';
import { ConflictGuard } from '../../../kit/form/ConflictGuard.tsx';
import { keepTyped } from '../../../kit/form/keep-typed.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ArticleInputs } from './ArticleInputs.tsx';
import { DraftStore } from './draft/DraftStore.tsx';

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

/** Opens the saved article on its page of the site, draft or not. */
function PreviewButton() {
  const word = useMessages();
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Tooltip title={word('article.previewHelp')} describeChild>
      <Button
        variant="outlined"
        startIcon={<EyeIcon size={18} />}
        href={`/blog/${record.id}?preview=1`}
        target="_blank"
        rel="noopener"
      >
        {word('article.preview')}
      </Button>
    </Tooltip>
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
