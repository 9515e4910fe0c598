import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import type { PlanFeature } from '../../../api/contract/card-plan.ts';
import { TextLink } from '../../components/text-button.tsx';
import styles from './notes.module.css';
import { useEditorMessages } from './use-editor-messages.ts';

/** Says that a part of the card needs another plan, that nothing of it is lost, and where plans are. */
export function LockedNote({ feature }: { feature: PlanFeature | null }) {
  const texts = useEditorMessages();
  if (!feature) return null;
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
