import CaretDownIcon from '~icons/ph/caret-down';
import LinkIcon from '~icons/ph/link';
import { LinkedText } from '../../../components/linked-text.tsx';
import type { QuestionId } from './help-groups.ts';
import styles from './help.module.css';
import { useHelp } from './help-of.ts';

/**
 * A question that opens its answer. The question's address names the answer inside it, so that browsers open
 * it by themselves, without a script, too.
 */
export function Question({ id, open }: { id: QuestionId; open: boolean }) {
  const { questions, link } = useHelp();
  const { question, answer } = questions[id];
  return (
    <details className={styles['question']} open={open || undefined}>
      <summary>
        <h3>{question}</h3>
        <CaretDownIcon aria-hidden />
      </summary>
      <div id={id} className={styles['answer']}>
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        <p className={styles['own']}>
          <a href={`#${id}`} aria-label={`${link}: ${question}`}>
            <LinkIcon aria-hidden />
            {link}
          </a>
        </p>
      </div>
    </details>
  );
}
