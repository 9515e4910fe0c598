import { Button, Tooltip } from '@mui/material';
import { EyeIcon } from '@phosphor-icons/react';
import { SaveButton, SimpleForm, Toolbar, useRecordContext, type RaRecord } from 'react-admin';
import { CancelButton } from '../../../kit/form/CancelButton.tsx';
import { FormIssue } from '../../../kit/form/FormIssue.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { labelsAbove } from '../../../kit/theme/labels-above.ts';
import { ArticleInputs } from './ArticleInputs.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftKeeper } from './draft/DraftKeeper.tsx';

/** A long article is saved from wherever its writer is. */
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
  /** Somebody else saved meanwhile. */
  isConflict?: boolean;
}

/** Where an article is written: nothing typed is lost, and nobody's save undoes another's. */
export function ArticleForm({ defaultValues, isConflict = false }: Props) {
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ maxInlineSize: 1240, '&&': { paddingInline: 0 }, ...labelsAbove }}
      toolbar={
        <Toolbar sx={atHand}>
          <SaveButton alwaysEnable={isConflict} />
          <PreviewButton />
          <CancelButton />
        </Toolbar>
      }
    >
      <DraftKeeper />
      {isConflict ? <ConflictNotice /> : <FormIssue />}
      <ArticleInputs />
    </SimpleForm>
  );
}

/** The article on its page of the site as it was saved, draft or not. */
export function PreviewButton() {
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

/** What is sent: lists are lists, and an address that was left empty is made by the server. */
export function transformArticle(data: Partial<RaRecord>): Partial<RaRecord> {
  return {
    ...data,
    slug: data['slug'] ?? '',
    content: data['content'] ?? '',
    tags: data['tags'] || [],
    relatedArticles: data['relatedArticles'] || [],
  };
}
