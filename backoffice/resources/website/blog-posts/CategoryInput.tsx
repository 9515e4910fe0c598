import { listArticlesEndpoint } from '../../../../api/contract/website/blog.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** An existing category, or a new one. */
export function CategoryInput() {
  const word = useMessages();
  const list = useId();
  const { data } = useQuery({
    queryKey: ['article-categories'],
    queryFn: async () => (await call(listArticlesEndpoint)).categories,
  });
  return (
    <>
      <WordsInput
        source="category"
        helperText={word('article.categoryHelp')}
        slotProps={{ htmlInput: { dir: 'auto', list, maxLength: 80, autoComplete: 'off' } }}
      />
      <datalist id={list}>
        {data?.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
