import type { DescribedPage, PageDescription } from '../../../lib/page-description.ts';
import { questionsAsData } from './find-questions.ts';
import en from './help.en.ts';
import he from './help.he.ts';

const messages = { he, en };

/** The help page with its questions as data; rendered on the server only. */
export function describeHelp({ common, state }: DescribedPage): PageDescription {
  return { ...common, structuredData: [questionsAsData(messages[state.language])] };
}
