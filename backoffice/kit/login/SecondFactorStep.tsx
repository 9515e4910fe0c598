import { Box, Button } from '@mui/material';
import { Form } from 'react-admin';
import { giveSecondFactorEndpoint } from '../../../api/contract/accounts/factors.endpoint.ts';
import type { Factors } from '../../../api/contract/accounts/factors.schema.ts';
import { SubmitButton } from '../commands/SubmitButton.tsx';
import { issuesOf } from '../commands/use-command.ts';
import { FormIssue } from '../form/FormIssue.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { call } from '../providers/call.ts';
import { labelsAbove } from '../theme/labels-above.ts';
import { onSheet, PasskeyButton } from './PasskeyButton.tsx';
import { givePasskey } from './passkeys.ts';
import { OneTimeCodeInput } from './secret-inputs.tsx';

/**
 * Where staff who gave no second factor give it (a code of the app, a recovery code or a passkey), or the way to where
 * one is set up (docs/security.md S1).
 */
export function SecondFactorStep({ factors, onDone }: { factors: Factors; onDone: () => void }) {
  const word = useMessages();
  // Whoever has passkeys alone isn't asked for a code.
  const takesCode = factors.appSince !== null || factors.codesLeft > 0;
  const hasPasskey = factors.passkeys.length > 0;
  const give = ({ code }: { code: string }) =>
    call(giveSecondFactorEndpoint, { body: { code } }).then(onDone, issuesOf);
  return (
    <>
      <p className="lead" style={{ marginBlockStart: 0 }}>
        {word(hasPasskey || takesCode ? 'secondFactor.give' : 'secondFactor.setUp')}
      </p>
      {takesCode ? (
        <Form record={{}} onSubmit={give as never} disableInvalidFormNotification noValidate>
          <Box sx={labelsAbove}>
            <FormIssue />
            <OneTimeCodeInput />
            <SubmitButton label={word('secondFactor.go')} {...onSheet} />
          </Box>
        </Form>
      ) : null}
      {hasPasskey ? (
        <PasskeyButton label={word('secondFactor.passkey')} onPress={() => givePasskey().then(onDone)} />
      ) : null}
      {hasPasskey || takesCode ? null : (
        <Button variant="contained" href="/account#factors" {...onSheet}>
          {word('secondFactor.toAccount')}
        </Button>
      )}
    </>
  );
}
