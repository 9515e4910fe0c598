import { claimChipEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useParams, useLocation } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import styles from './chip-page.module.css';
import { refusalText } from './refusal-text.ts';
import { TapForm } from './tap-form.tsx';
import { useChipMessages } from './use-chip-messages.ts';

/** How a user claims a new chip; the same on every neutral page, so that it reveals nothing of the chip. */
export function ClaimSection() {
  const texts = useChipMessages();
  const { neutral } = texts;
  const { isAuthenticated } = useSession();
  const { tapCode = '' } = useParams();
  const { search } = useLocation();
  return (
    <section className={styles['part']}>
      <h2>{neutral.yours}</h2>
      <p>{neutral.claimHelp}</p>
      {isAuthenticated ? (
        <TapForm
          action="claim"
          ownError
          refused={refusalText(search, texts)}
          send={(values) =>
            call(claimChipEndpoint, { body: { tapCode, claimCode: String(values.get('claimCode')) } })
          }
        >
          {({ busy, issue }) => (
            <>
              <TextField
                label={neutral.claimCode}
                help={
                  <>
                    {neutral.claimCodeNote}{' '}
                    <bdi dir="ltr" className={styles['code']}>
                      ABCD-EFGH-JKMN-PQRS
                    </bdi>
                  </>
                }
                error={issue || undefined}
                name="claimCode"
                dir="ltr"
                required
                maxLength={64}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <Button type="submit" busy={busy} wide>
                {neutral.claim}
              </Button>
            </>
          )}
        </TapForm>
      ) : (
        <>
          <p>{neutral.loginFirst}</p>
          <div className={styles['actions']}>
            <AuthLink wish="login">{neutral.login}</AuthLink>
            <AuthLink wish="register" variant="line">
              {neutral.register}
            </AuthLink>
          </div>
        </>
      )}
    </section>
  );
}
