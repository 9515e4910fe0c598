import { Button } from '@mui/material';
import type { Factors } from '../../../api/contract/accounts/factors.schema.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';

/** Where staff who gave no second factor give it, or the way to where one is set up (docs/security.md S1). */
export function SecondFactorStep({ factors, onDone }: { factors: Factors; onDone(): void }) {
  const word = useMessages();
  const takesCode = factors.appSince !== null || factors.codesLeft > 0;
  const hasPasskey = factors.passkeys.length > 0;
  return (
    <>
      <p className="lead" style={{ marginBlockStart: 0 }}>
        {word(hasPasskey || takesCode ? 'secondFactor.give' : 'secondFactor.setUp')}
      </p>
      {hasPasskey || takesCode ? (
        <SecondFactorForm hasPasskey={hasPasskey} takesCode={takesCode} onDone={onDone} />
      ) : (
        <Button variant="contained" fullWidth size="large" href="/account#factors" sx={{ minHeight: 44 }}>
          {word('secondFactor.toAccount')}
        </Button>
      )}
    </>
  );
}
