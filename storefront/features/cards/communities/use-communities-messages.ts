import { useExamplesMessages } from '../examples/use-examples-messages.ts';

/** Texts of the communities, which are listed as the examples are. */
export const useCommunitiesMessages = () => useExamplesMessages().communities;
