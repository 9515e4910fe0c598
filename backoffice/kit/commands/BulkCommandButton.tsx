import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
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
  command: string;
  label: string;
  icon?: ReactNode;
}

/**
 * Runs one command on each chosen row, one after the other: the dialog names the rows the server refuses,
 * with its reason, and they stay chosen; the others are done.
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
  const [done, setDone] = useState<number | null>(null);
  const may = useMay();

  const nameOf = (id: Identifier) => {
    const record = data?.find((row) => row.id === id);
    return record ? plainName(resource, record) : `#${id}`;
  };

  async function run(values: Record<string, unknown>) {
    const ids = [...selectedIds];
    const refused = new Map<Identifier, string>();
    for (const [index, id] of ids.entries()) {
      setDone(index);
      try {
        await dataProvider.runCommand(resource, { id, command, data: values });
      } catch (error) {
        const issues = issuesOf(error);
        // An issue with the input is the same for every row: it belongs beside its field.
        const fields = Object.keys(issues).filter((name) => name in values);
        if (fields.length > 0 && index === 0) {
          setDone(null);
          return issues;
        }
        refused.set(id, Object.values(issues).join(' '));
      }
    }
    setDone(null);
    refresh();
    onSelect([...refused.keys()]);
    if (refused.size === 0) {
      setOpen(false);
      notify('bikur.bulk.done', { type: 'success', messageArgs: { count: ids.length } });
      return undefined;
    }
    const list = [...refused].map(([id, why]) => `${nameOf(id)} – ${why}`).join('; ');
    return {
      root: word('bulk.partly', { done: ids.length - refused.size, count: ids.length, refused: list }),
    };
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
              <p>
                {done === null
                  ? word('bulk.subject', { count: selectedIds.length })
                  : word('bulk.progress', { done, count: selectedIds.length })}
              </p>
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
