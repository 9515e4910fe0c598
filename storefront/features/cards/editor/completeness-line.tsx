import { completenessOf } from '../../../../api/contract/cards/card-completeness.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { sectionOfStep, type SectionId } from './card-sections.ts';
import styles from './completeness.module.css';
import { useEditorState } from './editor-context.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** How complete the card is, and the most useful next step. */
export function CompletenessLine({ onChoose }: { onChoose(section: SectionId): void }) {
  const texts = useEditorMessages();
  const values = useEditorState((state) => state.values);
  const plan = useEditorState(({ card }) => card.plan);
  const { percent, next } = completenessOf(values, plan);
  return (
    <div className={styles['line']}>
      <span id="completeness">{next ? texts.complete.title(percent) : texts.complete.whole}</span>
      <progress max={100} value={percent} aria-labelledby="completeness" />
      {next && (
        <span className={styles['next']}>
          {texts.complete.next}{' '}
          <TextButton small onClick={() => onChoose(sectionOfStep(next))}>
            {texts.steps[next]}
          </TextButton>
        </span>
      )}
    </div>
  );
}
