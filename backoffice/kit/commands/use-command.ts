import { useCallback } from 'react';
import {
  HttpError,
  useDataProvider,
  useNotify,
  useRefresh,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/data-provider.ts';

export interface Command {
  resource: string;
  id: Identifier;
  /** Last part of the address, as the server names the command. */
  command: string;
  /** Said when it is done; the words themselves. */
  success: string;
  /** What happens next, such as going back to the list; false when the back office is left, so nothing is read again. */
  onDone?: ((answer: RaRecord) => unknown) | undefined;
}

/** Issues as a form wants them, by the name of the field; `root` belongs to none. */
export type Issues = Record<string, string>;

/** Issues of a refused call, by field; `root` where the call named none. */
export function issuesOf(error: unknown): Issues {
  if (!(error instanceof HttpError)) return { root: 'bikur.command.failed' };
  const { errors } = (error.body ?? {}) as { errors?: Issues };
  return errors && Object.keys(errors).length > 0 ? errors : { root: String(error.message) };
}

/** Runs a command; says success in a toast, and gives back the faults where the server refused. */
export function useCommand({ resource, id, command, success, onDone }: Command) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    async (data: Record<string, unknown> = {}): Promise<Issues | undefined> => {
      try {
        const answer = await dataProvider.runCommand(resource, { id, command, data });
        notify(success, { type: 'success', messageArgs: { _: success } });
        if (onDone?.(answer.data) !== false) refresh();
        return undefined;
      } catch (error) {
        return issuesOf(error);
      }
    },
    [dataProvider, notify, refresh, resource, id, command, success, onDone],
  );
}
