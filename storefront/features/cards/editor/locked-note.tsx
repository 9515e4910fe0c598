import LockSimpleIcon from '~icons/ph/lock-simple';
import { TextLink } from '../../../components/text-button.tsx';
import { useEditorState, type FieldLock } from './editor-context.ts';
import styles from './notes.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

/**
 * Says that a part of the card needs another plan, that nothing is lost, and links to the plans; or that the
 * company of the card's team sets it.
 */
export function LockedNote({ feature }: { feature: FieldLock | null }) {
  const texts = useEditorMessages();
  const team = useEditorState(({ card }) => card.team);
  if (!feature) return null;
  if (feature === 'team')
    return (
      <p className={styles['locked']} role="note">
        <LockSimpleIcon aria-hidden />
        <span>{texts.setByTeam(team?.community ?? null)}</span>
      </p>
    );
  return (
    <p className={styles['locked']} role="note">
      <LockSimpleIcon aria-hidden />
      <span>
        {texts.locked[feature]} {texts.lockedStays}
      </span>
      <TextLink to="/subscription" small>
        {texts.upgrade}
      </TextLink>
    </p>
  );
}
