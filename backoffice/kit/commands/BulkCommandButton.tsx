import { useRef } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  type Identifier,
} from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { BackOfficeDataProvider } from '../providers/data-provider.ts';
import { plainName } from '../record-names.ts';
import type { ResourceName } from '../resource-entities.ts';
import { DialogButton, type DialogButtonProps } from './DialogButton.tsx';
import { useCommandWords, type ExplainedWords } from './use-command-words.ts';
import { issuesOf } from './use-command.ts';

interface Props extends Omit<Partial<DialogButtonProps>, 'onSubmit'> {
  /** `update` sets the fields of the form for all of them. */
  command: string;
  words: ExplainedWords;
}

/**
 * Beyond react-admin: one request for all chosen rows (docs/product.md 13.9). The dialog names the rows the server
 * refuses, with its reason, and they stay chosen; the others are done. A request that got no answer is sent again under
 * the same key, and does nothing twice.
 */
export function BulkCommandButton({ command, words, ...props }: Props) {
  const { label, explain } = useCommandWords(words);
  const word = useMessages();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const resource = useResourceContext() as ResourceName;
  const { selectedIds, onSelect, data } = useListContext();
  const may = useMay();
  const sent = useRef({ what: '', key: '' });
  const count = selectedIds.length;

  const nameOf = (id: Identifier) => {
    const record = data?.find((row) => row.id === id);
    return record ? plainName(resource, record) : `#${id}`;
  };

  async function run(input: Record<string, unknown>) {
    const ids = selectedIds.map(Number);
    const what = JSON.stringify([ids, input]);
    if (sent.current.what !== what) sent.current = { what, key: crypto.randomUUID() };
    try {
      const { key } = sent.current;
      const { results } = await dataProvider.runBulk(resource, { command, ids, input, key });
      const refused = results.filter((row) => row.refused !== null);
      sent.current.what = '';
      refresh();
      onSelect(refused.map(({ id }) => id));
      if (refused.length > 0) {
        const list = refused.map(({ id, refused: why }) => `${nameOf(id)} – ${why}`).join('; ');
        return { root: word('bulk.partly', { done: count - refused.length, count, refused: list }) };
      }
      notify('bikur.bulk.done', { type: 'success', messageArgs: { count } });
      return undefined;
    } catch (error) {
      return Object.fromEntries(
        Object.entries(issuesOf(error)).map(([name, issue]) => [name.replace(/^input\./u, ''), issue]),
      );
    }
  }

  if (!may.do(resource, command)) return null;
  return (
    <DialogButton
      label={label}
      variant="text"
      {...props}
      explain={props.explain ?? explain}
      facts={<p>{word('bulk.subject', { count })}</p>}
      onSubmit={run}
    />
  );
}
