import { useErrorMessages } from '../errors/use-error-messages.ts';

/** What is said at an address that leads nowhere. */
export const useNotFoundMessages = () => useErrorMessages().notFound;
