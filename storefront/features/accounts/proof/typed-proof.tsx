import { useEffect, useRef, useState, type ReactNode } from 'react';
import { giveProofEndpoint } from '../../../../api/contract/accounts/proof.endpoint.ts';
import { Button } from '../../../components/button.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import { FormIssue } from '../sign-in/form-issue.tsx';
import styles from './proof-dialog.module.css';
import { answerProof } from './proof-store.ts';
import { useProofMessages } from './use-proof-messages.ts';

export type TypedKind = 'password' | 'code';

/** A proof that is typed: the password, or a code of the app or a recovery code in its place. */
export function TypedProof({ kinds, children }: { kinds: readonly TypedKind[]; children: ReactNode }) {
  const texts = useProofMessages();
  const [chosen, setChosen] = useState<TypedKind>();
  const kind = chosen ?? kinds[0] ?? 'password';
  const other = kinds.find((one) => one !== kind);
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [fieldIssue, setFieldIssue] = useState<string>();
  const [issue, setIssue] = useState('');
  const [isSending, setSending] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Whoever pressed for it types at once.
    if (chosen === 'code') codeField.current?.focus();
  }, [chosen]);
  const isEmpty = typed[kind].trim() === '';

  async function give() {
    setFieldIssue(undefined);
    setIssue('');
    setSending(true);
    const { password, code } = typed;
    try {
      await call(giveProofEndpoint, {
        body: kind === 'password' ? { kind, password } : { kind, code },
      });
      answerProof(true);
    } catch (error) {
      const ofField = error instanceof ApiError ? error.fields[kind] : undefined;
      if (ofField) setFieldIssue(ofField);
      else setIssue(error instanceof ApiError ? error.message : texts.failed);
      setSending(false);
    }
  }

  const field = {
    error: fieldIssue,
    value: typed[kind],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [kind]: target.value }),
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog lies within the page's forms in React's tree, which must not be sent with it.
        event.stopPropagation();
        if (!isSending && !isEmpty) void give();
      }}
    >
      <FormIssue text={issue} />
      {kind === 'password' ? (
        <PasswordField
          key={kind}
          {...field}
          name="password"
          label={texts.password}
          showLabel={texts.show}
          hideLabel={texts.hide}
          autoComplete="current-password"
        />
      ) : (
        <TextField
          key={kind}
          {...field}
          name="code"
          label={texts.code}
          help={texts.codeHelp}
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={40}
          ref={codeField}
        />
      )}
      {other && (
        <div>
          <TextButton
            onClick={() => {
              setChosen(other);
              setFieldIssue(undefined);
              setIssue('');
            }}
          >
            {other === 'code' ? texts.byCode : texts.byPassword}
          </TextButton>
        </div>
      )}
      <div className={styles['actions']}>
        <Button type="submit" busy={isSending} disabled={isEmpty}>
          {texts.go}
        </Button>
        {children}
      </div>
    </form>
  );
}
