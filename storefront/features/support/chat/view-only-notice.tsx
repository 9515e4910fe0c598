import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { ButtonLink } from '../../../components/button-link.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { Notice } from './notice.tsx';
import { useChatMessages } from './use-chat-messages.ts';

/** Why a guest or a user without an active paid package can only read, and the way out (docs/specification.md 5). */
export function ViewOnlyNotice() {
  const { viewOnly: texts } = useChatMessages();
  const { isAuthenticated } = useSession();
  const icon = <EyeIcon aria-hidden />;
  if (!isAuthenticated)
    return (
      <Notice icon={icon} title={texts.title} text={texts.guestText}>
        <AuthLink wish="login" size="small">
          {texts.login}
        </AuthLink>
        <AuthLink wish="register" size="small" variant="line">
          {texts.register}
        </AuthLink>
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
    </Notice>
  );
}
