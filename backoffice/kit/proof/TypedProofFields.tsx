import { Link, TextField } from '@mui/material';
import { useMessages } from '../i18n/use-messages.ts';
import type { TypedProof } from './use-typed-proof.ts';

/** The field of a typed proof, and the way to the other where there is one. */
export function TypedProofFields({ typed }: { typed: TypedProof }) {
  const word = useMessages();
  const { kind, other, issue } = typed;
  const isCode = kind === 'code';
  return (
    <>
      <TextField
        key={kind}
        label={word(isCode ? 'login.code' : 'proof.password')}
        type={isCode ? 'text' : 'password'}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        fullWidth
        value={typed.value}
        onChange={({ target }) => typed.type(target.value)}
        error={issue !== null}
        helperText={issue ?? (isCode ? word('login.codeHelp') : ' ')}
        slotProps={{
          htmlInput: { dir: 'ltr', maxLength: isCode ? 40 : undefined },
          formHelperText: { role: issue ? 'alert' : undefined },
        }}
      />
      {other ? (
        <div>
          <Link component="button" type="button" onClick={() => typed.choose(other)}>
            {word(other === 'code' ? 'proof.byCode' : 'proof.byPassword')}
          </Link>
        </div>
      ) : null}
    </>
  );
}
