import { Button } from '../../../components/button.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import type { Offer } from './offers.ts';
import { useJoin } from './use-join.ts';
import { useSubscriptionRequiredMessages } from './use-subscription-required-messages.ts';

/** Joins a plan; a guest registers first. */
export function JoinButton({ offer }: { offer: Offer }) {
  const texts = useSubscriptionRequiredMessages();
  const { isAuthenticated } = useSession();
  const { busy, join } = useJoin(offer);
  const label = offer.id === 'basic' ? texts.joinFree : texts.join;
  const variant = offer.id === 'monthly' ? 'primary' : 'line';
  if (!isAuthenticated)
    return (
      <AuthLink wish="register" variant={variant}>
        {label}
      </AuthLink>
    );
  // Everybody signed in has the free card: it is shown, and not offered.
  if (offer.id === 'basic')
    return (
      <p>
        <StatusWord tone="good">{texts.mine}</StatusWord>
      </p>
    );
  return (
    <Button variant={variant} busy={busy} onClick={join}>
      {busy ? texts.processing : label}
    </Button>
  );
}
