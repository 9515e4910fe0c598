import { useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { DialogButton, type DialogButtonProps } from './DialogButton.tsx';
import { confirmationField } from './TypedConfirmation.tsx';
import { useCommandWords, type CommandWords, type ExplainedWords } from './use-command-words.ts';
import { useCommand } from './use-command.ts';

interface Command extends Omit<Partial<DialogButtonProps>, 'onSubmit'> {
  /** Last part of `POST /api/admin/<resource>/:id/<command>`. */
  command: string;
  /** For the words. */
  values?: Record<string, string | number>;
  /** Adapts the form's values before they are sent. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
  onDone?: (answer: RaRecord) => unknown;
  /** For a command on another record than the page's. */
  resource?: string;
  record?: RaRecord;
}

/** Words that say what was done, unless the command's own toast does. */
type Said = { words: CommandWords; success?: never } | { words: ExplainedWords; success: string };

/**
 * A command on the record of the page: a button, and a dialog that explains it and asks for its input. The
 * server's issues appear beside their fields, and the input stays.
 */
export function CommandButton(given: Command & Said) {
  const { command, words, values, success, transform, onDone, ...props } = given;
  const said = useCommandWords(words, values);
  const translate = useTranslate();
  const record = useRecordContext(props);
  const resource = useResourceContext(props) ?? '';
  const may = useMay();
  const run = useCommand({
    resource,
    id: record?.id ?? 0,
    command,
    success: success ?? translate(`bikur.${words}Done`, values),
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
