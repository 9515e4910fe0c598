import { Autocomplete, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMay } from '../access/use-may.ts';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { RecordName } from '../components/RecordName.tsx';
import { useSettled } from '../form/use-settled.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { plainName } from '../record-names.ts';
import { useOffice } from '../layout/office-context.ts';
import { notePath } from '../notes/note-path.ts';
import type { Note } from '../notes/NoteOfStaff.tsx';
import { findEverything, type Find } from './find-everything.ts';
import { findPages, type MenuPage } from './find-pages.ts';
import { secondLine } from './second-line.ts';

const shortest = 2;
const highest = 'min(70dvh, 520px)';

type Result = Find | MenuPage;

/** Of a note where it stands on the page of the record that it is about. */
function addressOf(result: Result): string {
  if ('path' in result) return result.path;
  const { resource, record } = result;
  return resource === 'staff-notes' ? notePath(record as Note) : `/${resource}/${record.id}/show`;
}

/** The pages of the menu, by the names that the admin reads there, and the forms that this person may fill in. */
function usePages(): MenuPage[] {
  const word = useMessages();
  const may = useMay();
  const { menu } = useOffice();
  const resourceLabel = useGetResourceLabel();
  const forms = Object.values(useResourceDefinitions())
    .filter(({ name, hasCreate }) => hasCreate && may.do(name, 'create'))
    .map(({ name }) => ({
      path: `/${name}/create`,
      label: word('jump.create', { name: resourceLabel(name, 1) }),
    }));
  const entries = menu.flatMap((group) => group.entries);
  return [
    ...entries.map((entry) =>
      'path' in entry
        ? { path: entry.path, label: word(entry.label) }
        : { path: `/${entry.resource}`, label: resourceLabel(entry.resource, 2) },
    ),
    ...forms,
  ];
}

/**
 * One search field for pages of the menu, forms of new records, people, and all that has a name, a number, a sum or a
 * code (docs/product.md 13.7). Enter opens the result.
 */
export function JumpDialog({ onClose }: { onClose: () => void }) {
  const word = useMessages();
  const translate = useTranslate();
  const navigate = useNavigate();
  const resourceLabel = useGetResourceLabel();
  const dataProvider = useDataProvider();
  const may = useMay();
  const mayList = (resource: string) => may.do(resource, 'list');
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const enough = asked.length >= shortest || /^#?\d+$/u.test(asked);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['jump', asked],
    queryFn: ({ signal }) => findEverything(dataProvider, asked, { mayList, signal }),
    enabled: enough,
    staleTime: 30_000,
  });
  const pages = findPages(text, usePages());
  const results: Result[] = [...pages, ...(enough ? (data ?? []) : [])];
  const say = isError
    ? 'jump.failed'
    : enough
      ? isFetching
        ? 'jump.searching'
        : 'jump.nothing'
      : 'jump.hint';
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle sx={visuallyHidden}>{word('jump.title')}</DialogTitle>
      <DialogContent sx={{ blockSize: highest, '&&': { paddingBlockStart: '24px' } }}>
        <Autocomplete<Result>
          open
          // The list is always open, and so takes Escape for itself.
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose();
          }}
          disablePortal
          autoHighlight
          options={results}
          filterOptions={(options) => options}
          getOptionLabel={(result) =>
            'path' in result ? result.label : plainName(result.resource, result.record)
          }
          getOptionKey={addressOf}
          isOptionEqualToValue={() => false}
          inputValue={text}
          onInputChange={(_event, next, reason) => {
            if (reason === 'input') setText(next);
          }}
          value={null}
          onChange={(_event, result) => {
            if (!result) return;
            onClose();
            void navigate(addressOf(result));
          }}
          noOptionsText={word(say)}
          loading={isFetching}
          loadingText={word('jump.searching')}
          popupIcon={null}
          renderOption={({ key, ...props }, result) => (
            <li key={key} {...props}>
              <span style={{ display: 'grid', minInlineSize: 0 }}>
                <strong style={{ fontWeight: 600 }}>
                  {'path' in result ? result.label : <RecordName {...result} />}
                </strong>
                <small>
                  {'path' in result ? (
                    word('jump.page')
                  ) : (
                    <>
                      {resourceLabel(result.resource, 1)} ·{' '}
                      <bdi>{secondLine(result.resource, result.record, translate)}</bdi>
                    </>
                  )}
                </small>
              </span>
            </li>
          )}
          // All the room below the field, which is 44 px high on phones.
          slotProps={{ listbox: { sx: { maxHeight: `calc(${highest} - 100px)` } } }}
          renderInput={(params) => (
            <TextField
              {...params}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- letters typed right after the shortcut arrive in it
              autoFocus
              placeholder={word('jump.placeholder')}
              slotProps={{
                ...params.slotProps,
                htmlInput: { ...params.slotProps.htmlInput, 'aria-label': word('jump.title'), dir: 'auto' },
              }}
            />
          )}
        />
      </DialogContent>
    </Dialog>
  );
}
