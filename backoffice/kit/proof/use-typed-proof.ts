import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { giveProofEndpoint } from '../../../api/contract/accounts/proof.endpoint.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { call } from '../providers/call.ts';
import { answer } from './ask-store.ts';

export type TypedKind = 'password' | 'code';
export type TypedProof = ReturnType<typeof useTypedProof>;

/**
 * A proof that is typed: the password, or a code of the app or a recovery code.
 * @param kinds what this person has, the usual one first
 */
export function useTypedProof(kinds: readonly TypedKind[]) {
  const word = useMessages();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<TypedKind>();
  const kind = chosen ?? kinds[0] ?? null;
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [issue, setIssue] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isEmpty = kind === null || typed[kind].trim() === '';

  return {
    kind,
    other: kinds.find((one) => one !== kind) ?? null,
    value: kind === null ? '' : typed[kind],
    isEmpty,
    isSending,
    issue,
    type: (value: string) => kind && setTyped({ ...typed, [kind]: value }),
    choose(next: TypedKind) {
      setChosen(next);
      setIssue(null);
    },
    async give() {
      if (kind === null || isSending || isEmpty) return;
      setIssue(null);
      setSending(true);
      const { password, code } = typed;
      try {
        await call(giveProofEndpoint, {
          body: kind === 'password' ? { kind, password } : { kind, code },
        });
        answer(true);
      } catch (failure) {
        const said = failure instanceof HttpError ? failure : null;
        const { errors } = (said?.body ?? {}) as { errors?: Partial<Record<TypedKind, string>> };
        const message = errors?.[kind] ?? String(said?.message ?? word('proof.failed'));
        setIssue(translate(message, { _: message }));
        setSending(false);
      }
    },
  };
}
