import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { useCommand } from './use-command.ts';

interface Props extends Pick<ButtonProps, 'variant'> {
  command: string;
  label: string;
  success: string;
  input?: Record<string, unknown>;
}

/** A command that another one takes back: given with one press, without a dialog. */
export function PressCommand({ command, label, success, input, variant }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? 0;
  const may = useMay();
  const [isBusy, setIsBusy] = useState(false);
  const run = useCommand({ resource, id, command, success });
  async function press(): Promise<void> {
    setIsBusy(true);
    const [issue] = Object.values((await run(input)) ?? {});
    setIsBusy(false);
    if (!issue) return;
    notify(issue, { type: 'error', messageArgs: { _: issue } });
    // Somebody else was quicker.
    refresh();
  }
  if (!may.do(resource, command)) return null;
  return (
    <Button size="small" variant={variant} disabled={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
