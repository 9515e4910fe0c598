import { consultation } from '../../../../api/contract/subscriptions/product-texts.ts';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { showSupportChat } from '../../support/chat/show-support-chat.ts';

/** Opens a conversation with staff about marketing, which the plan includes (docs/product.md 11.7). */
export function ConsultationButton() {
  const name = consultation[useLanguage()];
  return (
    <Button
      variant="line"
      size="small"
      onClick={() => showSupportChat({ newRequest: true, draft: `${name}: ` })}
    >
      {name}
    </Button>
  );
}
