import { useState, type FormEvent, type ReactNode } from 'react';
import { useParams } from 'react-router';
import type { TapAction } from '../../../../api/contract/nfc/tapped-chip.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import styles from './chip-page.module.css';
import { useChipMessages } from './use-chip-messages.ts';

export interface TapFormState {
  busy: boolean;
  /** What went wrong, in words. */
  fault: string;
}

interface TapFormProps {
  action: TapAction;
  /** What the script sends in place of the form. */
  send(values: FormData): Promise<unknown>;
  /** Why the server refused this form when it came without a script. */
  refused?: string | undefined;
  /** Where to go on; the same address again unless said. */
  after?: string;
  /** The form shows the fault beside its own field. */
  ownFault?: boolean;
  children(state: TapFormState): ReactNode;
}

/**
 * A form of the chip's page. Without a script it is sent to the chip's own address; with one the API is asked and
 * a refusal is said in its place. Either way the address is opened anew: it may lead to a card by now.
 */
export function TapForm({ action, send, refused = '', after, ownFault = false, children }: TapFormProps) {
  const { formToken } = usePageState();
  const { tapCode = '' } = useParams();
  const texts = useChipMessages();
  const [state, setState] = useState<TapFormState>({ busy: false, fault: refused });
  const address = `/t/${encodeURIComponent(tapCode)}`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.busy) return;
    const values = new FormData(event.currentTarget);
    setState({ busy: true, fault: '' });
    try {
      await send(values);
      window.location.assign(after ?? address);
    } catch (fault) {
      const [named] = fault instanceof ApiError ? Object.values(fault.fields) : [];
      const said = fault instanceof ApiError ? fault.message : texts.refused.other;
      setState({ busy: false, fault: named ?? said });
    }
  }

  return (
    <form className={styles['form']} method="post" action={address} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="_csrf" value={formToken ?? ''} />
      <input type="hidden" name="action" value={action} />
      {children(state)}
      {!ownFault && (
        <p role="alert" className={styles['fault']}>
          {state.fault}
        </p>
      )}
    </form>
  );
}
