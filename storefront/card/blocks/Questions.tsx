import type { CardView } from '../view.ts';
import { sectionMessages } from '../section-messages.ts';
import { Section } from './Section.tsx';
import { Typed } from './Typed.tsx';

/** Questions that clients ask; each answer opens by itself, without a script. */
export function Questions({ view }: { view: CardView }) {
  const { questions } = view.card;
  if (questions.length === 0) return null;
  return (
    <Section view={view} name="questions" title={sectionMessages[view.card.language].questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={index} className="c-question">
          <summary>
            <Typed>{question}</Typed>
          </summary>
          <p>
            <Typed>{answer}</Typed>
          </p>
        </details>
      ))}
    </Section>
  );
}
