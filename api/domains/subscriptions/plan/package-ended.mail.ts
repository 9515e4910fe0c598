import { defineMail } from '../../messaging/index.ts';
import { packageEndedMail } from '../messages.ts';

export interface PackageEndedInput {
  username: string;
  planName: string;
  endedAt: Date;
  /** The plan that was to follow; nothing renewed this one, so it didn't come. */
  insteadOf?: string | null;
}

/** A package has ended; says that nothing is lost and how to come back. */
export const packageEnded = defineMail<PackageEndedInput>('package_ended')(
  packageEndedMail,
  (texts, { username, planName, endedAt, insteadOf }, format) => ({
    subject: texts.subject(planName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(planName, format.date(endedAt)) },
      ...(insteadOf ? [{ kind: 'text' as const, words: texts.fellAway(insteadOf) }] : []),
      { kind: 'text', words: texts.kept },
      { kind: 'button', label: texts.button, to: '/subscription' },
    ],
  }),
);
