import { Button } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
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
import { CommandDialog, type CommandDialogProps } from './CommandDialog.tsx';
import { issuesOf } from './use-command.ts';

interface Props extends Pick<
  CommandDialogProps,
  'explain' | 'submitLabel' | 'danger' | 'confirmText' | 'defaultValues' | 'children'
> {
  /** `update` sets the fields of the form for all of them. */
  command: string;
  label: string;
  icon?: ReactNode;
}

/**
 * Beyond react-admin: one request for all chosen rows (docs/product.md 13.9). The dialog names the rows the server
 * refuses, with its reason, and they stay chosen; the others are done. A request that got no answer is sent again under
 * the same key, and does nothing twice.
 */
export function BulkCommandButton(props: Props) {
  const { command, label, icon, explain, children } = props;
  const word = useMessages();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const resource = useResourceContext() as ResourceName;
  const { selectedIds, onSelect, data } = useListContext();
  const [open, setOpen] = useState(false);
  const may = useMay();
  const sent = useRef({ what: '', key: '' });

  const nameOf = (id: Identifier) => {
    const record = data?.find((row) => row.id === id);
    return record ? plainName(resource, record) : `#${id}`;
  };

  async function run(input: Record<string, unknown>) {
    const ids = selectedIds.map(Number);
    const what = JSON.stringify([ids, input]);
    if (sent.current.what !== what) sent.current = { what, key: crypto.randomUUID() };
    try {
      const { results } = await dataProvider.runBulk(resource, {
        command,
        ids,
        input,
        key: sent.current.key,
      });
      const refused = results.filter((row) => row.refused !== null);
      sent.current.what = '';
      refresh();
      onSelect(refused.map(({ id }) => id));
      if (refused.length > 0) {
        const list = refused.map(({ id, refused: why }) => `${nameOf(id)} – ${why}`).join('; ');
        const done = ids.length - refused.length;
        return { root: word('bulk.partly', { done, count: ids.length, refused: list }) };
      }
      setOpen(false);
      notify('bikur.bulk.done', { type: 'success', messageArgs: { count: ids.length } });
      return undefined;
    } catch (error) {
      return Object.fromEntries(
        Object.entries(issuesOf(error)).map(([name, issue]) => [name.replace(/^input\./u, ''), issue]),
      );
    }
  }

  if (!may.do(resource, command)) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)} startIcon={icon}>
        {label}
      </Button>
      {open ? (
        <CommandDialog
          {...props}
          title={label}
          explain={
            <>
              {explain}
              <p>{word('bulk.subject', { count: selectedIds.length })}</p>
            </>
          }
          onClose={() => setOpen(false)}
          onSubmit={run}
        >
          {children}
        </CommandDialog>
      ) : null}
    </>
  );
}
