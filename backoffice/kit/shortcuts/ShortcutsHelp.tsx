import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  styled,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { useGetResourceLabel } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { listLetters, shortcuts } from './shortcut-list.ts';

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '8px 24px',
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, alignItems: 'center' },
  '& dd': { margin: 0, display: 'flex', gap: 4 },
  '& kbd': {
    minInlineSize: 24,
    padding: '1px 6px',
    border: `1px solid ${theme.tokens.lineStrong}`,
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    textAlign: 'center',
  },
}));

interface Props {
  plainKeys: boolean;
  onPlainKeys: (on: boolean) => void;
  onClose: () => void;
}

/** Every shortcut, and the switch for those without a control key. */
export function ShortcutsHelp({ plainKeys, onPlainKeys, onClose }: Props) {
  const word = useMessages();
  const resourceLabel = useGetResourceLabel();
  const titleId = useId();
  const rows = [
    ...shortcuts.map(({ action, keys }) => ({ keys, label: word(`shortcuts.${action}`) })),
    ...Object.entries(listLetters).map(([code, resource]) => ({
      keys: ['G', code.slice('Key'.length)],
      label: resourceLabel(resource, 2),
    })),
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{word('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Keys>
          {rows.map(({ keys, label }) => (
            <div key={keys.join(' ')}>
              <dt>{label}</dt>
              <dd dir="ltr">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={plainKeys} onChange={(_event, on) => onPlainKeys(on)} />}
          label={word('shortcuts.plainKeys')}
        />
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 20px' }}>
        <Button onClick={onClose} variant="contained">
          {word('shortcuts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
