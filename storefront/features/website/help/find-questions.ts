import { helpGroups, type HelpGroupId, type HelpMessages, type QuestionId } from './help-groups.ts';
import { matches } from './search-text.ts';

interface FoundGroup {
  id: HelpGroupId;
  questions: readonly QuestionId[];
}

/** Groups with those of their questions that are asked here and match the query; all of them for an empty one. */
export function findQuestions(texts: HelpMessages, query: string): FoundGroup[] {
  return (Object.keys(helpGroups) as HelpGroupId[])
    .map((id) => ({
      id,
      questions: helpGroups[id].filter(
        (name) => name in texts.questions && matches(wordsOf(texts, id, name), query),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function wordsOf(texts: HelpMessages, group: HelpGroupId, name: QuestionId): string {
  const { question, answer } = texts.questions[name];
  return [texts.groups[group], question, ...answer].join(' ');
}

const link = /\[([^\]]+)\]\([^)\s]+\)/g;

/** The questions for search engines (schema.org FAQPage), answers as plain text. */
export function questionsAsData({ questions }: HelpMessages): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: Object.values(questions).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ').replace(link, '$1') },
    })),
  };
}
