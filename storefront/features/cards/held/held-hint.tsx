import type { HeldCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useHeldMessages } from './use-held-messages.ts';

/** Says why visitors don't see a card yet, what becomes of it by itself, and what its owner can do (docs/product.md 11.13). */
export function HeldHint({ held, className }: { held: HeldCard; className?: string | undefined }) {
  const texts = useHeldMessages();
  const language = useLanguage();
  const until = held.until && formatDate(held.until, language);
  return (
    <>
      <p className={className}>
        {texts.before}
        <bdi dir={directionOfText(held.words)}>{held.words}</bdi>
        {texts.after}{' '}
        {held.needsEmail
          ? until
            ? texts.verifyAndWait(until)
            : texts.verify
          : until
            ? texts.wait(until)
            : texts.soon}
      </p>
      {held.needsEmail && (
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
