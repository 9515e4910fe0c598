import { useMemo } from 'react';
import { useSession } from '../../accounts/session/session-provider.tsx';
import type { SessionUser } from '../../accounts/session/session-user.ts';

/** The signed-in user's rights in the chat (docs/specification.md 6; the server decides). */
export interface ChatPerson {
  user: SessionUser;
  /** May answer other users' conversations, and sees all of them. */
  isStaff: boolean;
  mayChangeState: boolean;
  maySend: boolean;
}

/** Null for a guest. A user stored by an earlier visit may lack abilities; then the role decides. */
export function useChatPerson(): ChatPerson | null {
  const { user } = useSession();
  return useMemo(() => user && chatPersonOf(user), [user]);
}

function chatPersonOf(user: SessionUser): ChatPerson {
  const isStaff = user.abilities?.answerSupport ?? user.userRole !== 'user';
  return {
    user,
    isStaff,
    mayChangeState: user.abilities?.closeSupportConversations ?? user.userRole === 'admin',
    maySend: user.abilities?.sendSupportMessages ?? isStaff,
  };
}
