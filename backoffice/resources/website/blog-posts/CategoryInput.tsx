import { listArticlesEndpoint } from '../../../../api/contract/website/blog.endpoint.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { useId } from 'react';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** An existing category, or a new one. */
export function CategoryInput() {
  const word = useMessages();
  const list = useId();
  const { data } = useRead(listArticlesEndpoint);
  return (
    <>
      <WordsInput
        source="category"
        helperText={word('article.categoryHelp')}
        slotProps={{ htmlInput: { dir: 'auto', list, maxLength: 80, autoComplete: 'off' } }}
      />
      <datalist id={list}>
        {data?.categories.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
