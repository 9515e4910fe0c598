import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { articleSlugOf } from '../../../../api/contract/website/article-slug.ts';
import { CodeInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { articleState } from './article-state.ts';

/** The address; in a new article it follows the title until the author edits it. */
export function SlugInput() {
  const word = useMessages();
  const record = useRecordContext();
  const { setValue, getValues } = useFormContext();
  const [title, slug]: unknown[] = useWatch({ name: ['title', 'slug'] });
  const made = useRef('');
  const isNew = !record?.['id'];
  useEffect(() => {
    if (!isNew || String(getValues('slug') ?? '') !== made.current) return;
    made.current = articleSlugOf(String(title ?? ''));
    setValue('slug', made.current);
  }, [isNew, title, getValues, setValue]);
  const leavesOld = record && articleState(record) === 'published' && slug !== record['slug'];
  return (
    <CodeInput
      source="slug"
      parse={(value: string) => value}
      helperText={word(leavesOld ? 'article.slugChanges' : 'article.slugHelp')}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: 255, spellCheck: false, autoComplete: 'off' } }}
    />
  );
}
