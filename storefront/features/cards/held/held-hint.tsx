import type { HeldCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { useHeldMessages } from './use-held-messages.ts';

/** Says why visitors don't see a card yet, what becomes of it by itself, and what its owner can do (docs/product.md 11.13). */
export function HeldHint({ held, className }: { held: HeldCard; className?: string | undefined }) {
  const texts = useHeldMessages();
  const language = useLanguage();
  // Without mail no link could be sent to verify the address by.
  const { mailConfigured } = usePageState();
  const until = held.until && formatDate(held.until, language);
  const outlook = () => {
    if (held.takesMoney) return texts.withPayment;
    if (held.needsEmail && !mailConfigured) return texts.byStaff;
    if (held.needsEmail) return until ? texts.verifyAndWait(until) : texts.verify;
    return until ? texts.wait(until) : texts.soon;
  };
  return (
    <>
      <p className={className}>
        {texts.before}
        <bdi dir={directionOfText(held.words)}>{held.words}</bdi>
        {texts.after} {outlook()}
      </p>
      {held.needsEmail && !held.takesMoney && mailConfigured && (
        <TextLink small to="/verify-email">
          {texts.toVerify}
        </TextLink>
      )}
      <TextLink small to="/contact">
        {texts.write}
      </TextLink>
    </>
  );
}
