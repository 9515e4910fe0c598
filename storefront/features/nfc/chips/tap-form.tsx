import { useState, type FormEvent, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { TapAction } from '../../../../api/contract/nfc/tapped-chip.schema.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import styles from './chip-page.module.css';
import { useChipMessages } from './use-chip-messages.ts';

interface TapFormState {
  busy: boolean;
  issue: string;
}

interface TapFormProps {
  action: TapAction;
  /** The script's request in place of the form's. */
  send(values: FormData): Promise<unknown>;
  /** Why the server refused this form when it was sent without a script. */
  refused?: string | undefined;
  /** Next address; by default the same one again. */
  after?: string;
  /** The form shows the issue beside its own field. */
  ownError?: boolean;
  children(state: TapFormState): ReactNode;
}

/**
 * A form of the chip's page. Without a script it is sent to the chip's own address; with one to the API, whose refusal
 * replaces the form's message. Either way the address is then loaded again: it may lead to a card by now.
 */
export function TapForm({ action, send, refused = '', after, ownError = false, children }: TapFormProps) {
  const { formToken } = usePageState();
  const { tapCode = '' } = useParams();
  const texts = useChipMessages();
  const [state, setState] = useState<TapFormState>({ busy: false, issue: refused });
  const address = `/t/${encodeURIComponent(tapCode)}`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.busy) return;
    const values = new FormData(event.currentTarget);
    setState({ busy: true, issue: '' });
    try {
      await send(values);
      window.location.assign(after ?? address);
    } catch (issue) {
      const [named] = issue instanceof ApiError ? Object.values(issue.fields) : [];
      const said = issue instanceof ApiError ? issue.message : texts.refused.other;
      setState({ busy: false, issue: named ?? said });
    }
  }

  return (
    <form className={styles['form']} method="post" action={address} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="_csrf" value={formToken ?? ''} />
      <input type="hidden" name="action" value={action} />
      {children(state)}
      {!ownError && (
        <p role="alert" className={styles['issue']}>
          {state.issue}
        </p>
      )}
    </form>
  );
}
