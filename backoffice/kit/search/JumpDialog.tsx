import { Autocomplete, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useGetResourceLabel } from 'react-admin';
import { useNavigate } from 'react-router';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { RecordName } from '../components/RecordName.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { plainName } from '../record-names.ts';
import { findEverything, type Find } from './find-everything.ts';
import { secondLine } from './second-line.ts';

const shortest = 2;
const pauseMs = 250;

/** The text after a short pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** One search field for users, cards, orders by number and receipts. Enter opens the result. */
export function JumpDialog({ onClose }: { onClose: () => void }) {
  const word = useMessages();
  const navigate = useNavigate();
  const resourceLabel = useGetResourceLabel();
  const dataProvider = useDataProvider();
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const enough = asked.length >= shortest || /^#?\d+$/u.test(asked);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['jump', asked],
    queryFn: ({ signal }) => findEverything(dataProvider, asked, signal),
    enabled: enough,
    staleTime: 30_000,
  });
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
      slotProps={{
        transition: { onEntered: (dialog: HTMLElement) => dialog.querySelector('input')?.focus() },
      }}
    >
      <DialogTitle sx={visuallyHidden}>{word('jump.title')}</DialogTitle>
      <DialogContent sx={{ blockSize: 'min(70dvh, 520px)', '&&': { paddingBlockStart: '24px' } }}>
        <Autocomplete<Find>
          open
          // The list is always open, and so takes Escape for itself.
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose();
          }}
          disablePortal
          autoHighlight
          options={enough ? (data ?? []) : []}
          filterOptions={(options) => options}
          getOptionLabel={({ resource, record }) => plainName(resource, record)}
          getOptionKey={({ resource, record }) => `${resource} ${record.id}`}
          isOptionEqualToValue={() => false}
          inputValue={text}
          onInputChange={(_event, next, reason) => {
            if (reason === 'input') setText(next);
          }}
          value={null}
          onChange={(_event, find) => {
            if (!find) return;
            onClose();
            void navigate(`/${find.resource}/${find.record.id}/show`);
          }}
          noOptionsText={word(say)}
          loading={isFetching}
          loadingText={word('jump.searching')}
          popupIcon={null}
          renderOption={({ key, ...props }, { resource, record }) => (
            <li key={key} {...props}>
              <span style={{ display: 'grid', minInlineSize: 0 }}>
                <strong style={{ fontWeight: 600 }}>
                  <RecordName resource={resource} record={record} />
                </strong>
                <small>
                  {resourceLabel(resource, 1)} · <bdi>{secondLine(resource, record)}</bdi>
                </small>
              </span>
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
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
