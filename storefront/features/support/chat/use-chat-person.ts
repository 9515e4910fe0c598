import { useMemo } from 'react';
import { useSession } from '../../accounts/session/session-provider.tsx';
import type { SessionUser } from '../../accounts/session/session-user.ts';

/** What the signed-in person may do in the chat (docs/specification.md 6; the server decides). */
export interface ChatPerson {
  user: SessionUser;
  /** Answers other people's conversations, and sees all of them. */
  isStaff: boolean;
  mayChangeState: boolean;
  maySend: boolean;
}

/** Null for a guest. A person kept from an earlier visit may lack abilities; the role alone then tells. */
export function useChatPerson(): ChatPerson | null {
  const { user } = useSession();
  return useMemo(() => user && chatPersonOf(user), [user]);
}

export function chatPersonOf(user: SessionUser): ChatPerson {
  const isStaff = user.abilities?.answerSupport ?? user.userRole !== 'user';
  return {
    user,
    isStaff,
    mayChangeState: user.abilities?.closeSupportConversations ?? user.userRole === 'admin',
    maySend: user.abilities?.sendSupportMessages ?? isStaff,
  };
}
