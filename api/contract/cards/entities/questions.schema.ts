import { z } from 'zod';

/** What clients ask before they come, and the owner's answer. */
const questionAndAnswer = z.object({
  question: z.string().min(1).max(160),
  answer: z.string().min(1).max(1_000),
});
export type QuestionAndAnswer = z.infer<typeof questionAndAnswer>;

export const questionsAndAnswers = z.array(questionAndAnswer);
