import { useAuthMessages } from '../sign-in/use-auth-messages.ts';

/** What is said where a page asks for a login. */
export const useGuardMessages = () => useAuthMessages().guard;
