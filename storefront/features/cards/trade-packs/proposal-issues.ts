import { z } from 'zod';
import type { Language } from '../../../../api/contract/base/languages.ts';
import { translateIssues } from '../../../../api/contract/base/translate-issue.ts';
import {
  optionalLine,
  requiredLine,
  requiredText,
} from '../../../../api/contract/base/typed-fields.schema.ts';
import { cardFieldList } from '../../../../api/contract/cards/card-fields.ts';
import { isBackwards } from '../../../../api/contract/cards/opening-spans.ts';
import { maxSectionTitle } from '../../../../api/contract/cards/section-names.ts';
import { readPrice } from '../../../../api/contract/cards/services.schema.ts';
import { readTime } from '../editor/week.ts';
import type { Proposal, ProposalField, ProposalKind } from './proposals.ts';

/** A time, or nothing on a closed day. */
const time = (closing: boolean) =>
  z.string().refine((typed) => typed.trim() === '' || readTime(typed, closing) !== null, 'time_invalid');

/** An opening hour without a closing one, and one after it: said at the closing hour. */
const issueOfSpan = (opens: string, closes: string) => {
  if ((opens.trim() === '') !== (closes.trim() === '')) return 'required';
  const [from, to] = [readTime(opens), readTime(closes, true)];
  return from && to && isBackwards({ opens: from, closes: to }) ? 'closes_before_opens' : null;
};

const hours = z
  .object({ opens: time(false), closes: time(true), fridayOpens: time(false), fridayCloses: time(true) })
  .superRefine(({ opens, closes, fridayOpens, fridayCloses }, ctx) => {
    const spans = { closes: [opens, closes], fridayCloses: [fridayOpens, fridayCloses] } as const;
    for (const [path, [from, to]] of Object.entries(spans)) {
      const message = issueOfSpan(from, to);
      if (message) ctx.addIssue({ code: 'custom', message, path: [path] });
    }
  });

/** The lengths of the fields that a proposal fills. */
const rules: Record<ProposalKind, z.ZodType> = {
  service: z.object({
    name: requiredLine(80),
    duration: optionalLine(40),
    price: z.string().refine((typed) => typed.trim() === '' || readPrice(typed) !== null, 'price_invalid'),
  }),
  hours,
  jobTitle: z.object({ text: requiredLine(cardFieldList.jobTitle.maxLength) }),
  about: z.object({ text: requiredText(2_000) }),
  promise: z.object({ text: requiredText(2_000) }),
  action: z.object({}),
  section: z.object({ text: requiredLine(maxSectionTitle) }),
  greeting: z.object({ text: requiredLine(cardFieldList.contactFormTitle.maxLength) }),
  message: z.object({ title: requiredLine(80), message: requiredText(500) }),
  question: z.object({ question: requiredLine(160), answer: requiredText(1_000) }),
};

/** What is wrong with a proposal as its owner changed it, by field, in the owner's language. */
export function issuesOfProposal(
  { kind, fields }: Pick<Proposal, 'kind' | 'fields'>,
  language: Language,
): Partial<Record<ProposalField, string>> {
  const { error } = rules[kind].safeParse(fields);
  return error ? translateIssues(error.issues, language) : {};
}
