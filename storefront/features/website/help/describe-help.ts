import type { DescribedPage, PageDescription } from '../../../lib/page-description.ts';
import { questionsAsData } from './find-questions.ts';
import { helpOf } from './help-of.ts';
import { useHelpMessages } from './use-help-messages.ts';

/** The help page with its questions as structured data; rendered on the server only. */
export async function describeHelp({ common, state }: DescribedPage): Promise<PageDescription> {
  return {
    ...common,
    structuredData: [questionsAsData(helpOf(await useHelpMessages.load(state.language), state))],
  };
}
