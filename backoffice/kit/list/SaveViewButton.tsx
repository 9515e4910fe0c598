import { Button } from '@mui/material';
import BookmarkSimpleIcon from '~icons/ph/bookmark-simple';
import { useState } from 'react';
import { required, useListContext, useNotify, useResourceContext, useStore } from 'react-admin';
import { CommandDialog } from '../commands/CommandDialog.tsx';
import { issuesOf } from '../commands/use-command.ts';
import { WordsInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { useSavedViews } from './use-saved-views.ts';

/** Saves the list's filter, order and columns under a name; an existing name is overwritten. */
export function SaveViewButton() {
  const word = useMessages();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const { filterValues, sort } = useListContext();
  const [hiddenColumns] = useStore<string[] | undefined>(`${resource}.datatable`);
  const { save } = useSavedViews(resource);
  const [open, setOpen] = useState(false);
  const keep = async (values: Record<string, unknown>) => {
    try {
      await save({
        resource,
        name: String(values['name'] ?? ''),
        filter: filterValues ?? {},
        sort,
        hiddenColumns: hiddenColumns ?? null,
      });
      notify('bikur.list.viewSaved', { type: 'success' });
      setOpen(false);
      return undefined;
    } catch (error) {
      return issuesOf(error);
    }
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        startIcon={<BookmarkSimpleIcon size={16} />}
      >
        {word('list.saveView')}
      </Button>
      {open ? (
        <CommandDialog
          title={word('list.saveView')}
          explain={word('list.saveViewHelp')}
          onSubmit={keep}
          onClose={() => setOpen(false)}
        >
          <WordsInput
            source="name"
            label={word('list.viewName')}
            validate={required()}
            helperText={false}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 60 } }}
            fullWidth
          />
        </CommandDialog>
      ) : null}
    </>
  );
}
