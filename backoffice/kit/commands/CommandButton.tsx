import { useRecordContext, useResourceContext, type RaRecord } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { DialogButton, type DialogButtonProps } from './DialogButton.tsx';
import { confirmationField } from './TypedConfirmation.tsx';
import { useCommandWords, type CommandWords } from './use-command-words.ts';
import { useCommand } from './use-command.ts';

interface Props extends Omit<Partial<DialogButtonProps>, 'onSubmit'> {
  /** Last part of `POST /api/admin/<resource>/:id/<command>`. */
  command: string;
  words: CommandWords;
  /** For the words. */
  values?: Record<string, string | number>;
  /** Toast after success, where it is another than the words say. */
  success?: string;
  /** Adapts the form's values before they are sent. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
  onDone?: (answer: RaRecord) => unknown;
  /** For a command on another record than the page's. */
  resource?: string;
  record?: RaRecord;
}

/**
 * A command on the record of the page: a button, and a dialog that explains it and asks for its input. The
 * server's issues appear beside their fields, and the input stays.
 */
export function CommandButton({ command, words, values, transform, onDone, ...props }: Props) {
  const { success, ...said } = useCommandWords(words, values);
  const record = useRecordContext(props);
  const resource = useResourceContext(props) ?? '';
  const may = useMay();
  const run = useCommand({
    resource,
    id: record?.id ?? 0,
    command,
    success: props.success ?? success,
    onDone,
  });
  if (!record || !may.do(resource, command)) return null;
  return (
    <DialogButton
      {...said}
      {...props}
      onSubmit={({ [confirmationField]: _typed, ...typed }) => run(transform ? transform(typed) : typed)}
    />
  );
}
