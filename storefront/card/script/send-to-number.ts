import { issueOfPhone, readPhoneNumber } from '../../../api/contract/base/phone-number.ts';
import { say } from './messages.ts';
import { lock, message, whatsapp } from './sheet-icons.ts';
import { field, hint, icon, make } from './sheet.ts';

const lengths = { mobile: 10, landline: 9, service: 10 } as const;

/** What is wrong with a typed number, in words; nothing when WhatsApp and SMS can reach it. */
function issueOf(typed: string): string {
  if (!typed.trim()) return say.numberIssue('empty', 0);
  const issue = issueOfPhone(typed);
  if (!issue) return readPhoneNumber(typed)?.international ? '' : say.numberIssue('unreachable', 0);
  const kind = (
    {
      phone_mobile_digits: 'mobile',
      phone_landline_digits: 'landline',
      phone_service_digits: 'service',
    } as const
  )[issue as string];
  if (!kind) return say.numberIssue('none', 0);
  return say.numberIssue(kind, lengths[kind] - (readPhoneNumber(typed)?.dial.length ?? 0));
}

/**
 * Opens WhatsApp or SMS to a number with the card's greeting. The number goes from the field to the app: nothing of it
 * is sent to our server (docs/product.md 12.11).
 * @param greeting ready to stand in an address
 */
export function sendToNumber(greeting: string): HTMLElement {
  const { form, input, tell } = field(
    {
      label: say.number,
      type: 'tel',
      placeholder: '05x-xxx-xxxx',
      autocomplete: 'off',
      oninput: () => {
        const isFine = !issueOf(input.value);
        tell(isFine ? say.numberFine : '', isFine);
      },
    },
    ({ value }, button) => {
      const issue = issueOf(value);
      if (issue) return tell(issue);
      const number = readPhoneNumber(value)?.international;
      // No opener and no referrer: the app's page learns of the card only what the greeting says.
      open(
        button.name ? `sms:+${number}?&body=${greeting}` : `https://wa.me/${number}?text=${greeting}`,
        button.name ? '_self' : '_blank',
        'noopener,noreferrer',
      );
    },
    make(
      'div',
      { className: 'two' },
      make('button', { className: 'green' }, icon(whatsapp), 'WhatsApp'),
      make('button', { name: 'sms' }, icon(message), 'SMS'),
    ),
    hint(lock, say.numberKept),
  );
  form.prepend(make('h3', { textContent: say.toNumber }));
  return form;
}
