import EyeIcon from '~icons/ph/eye';
import { buttonClass } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { useCompany } from '../../../lib/page-state.ts';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { Notice } from './notice.tsx';
import { useChatMessages } from './use-chat-messages.ts';

/** Why a guest or a user without an active paid package can only read, and the way out (docs/specification.md 5). */
export function ViewOnlyNotice() {
  const { viewOnly: texts } = useChatMessages();
  const { isAuthenticated } = useSession();
  const { whatsapp } = useCompany();
  const icon = <EyeIcon aria-hidden />;
  const otherWays = (
    <>
      {whatsapp && (
        <a
          className={buttonClass({ variant: 'line', size: 'small' })}
          href={`https://wa.me/${whatsapp.replace(/\D/gu, '')}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.whatsapp}
        </a>
      )}
      <ContactLink variant="line" size="small">
        {texts.form}
      </ContactLink>
    </>
  );
  if (!isAuthenticated)
    return (
      <Notice icon={icon} title={texts.title} text={texts.guestText}>
        <AuthLink wish="login" size="small">
          {texts.login}
        </AuthLink>
        <AuthLink wish="register" size="small" variant="line">
          {texts.register}
        </AuthLink>
        {otherWays}
      </Notice>
    );
  return (
    <Notice icon={icon} title={texts.title} text={texts.text}>
      <ButtonLink to="/subscription" size="small">
        {texts.upgrade}
      </ButtonLink>
      <AuthLink wish="login" size="small" variant="line">
        {texts.otherLogin}
      </AuthLink>
      {otherWays}
    </Notice>
  );
}
