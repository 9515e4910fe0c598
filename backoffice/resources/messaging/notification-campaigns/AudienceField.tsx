import { useTranslate } from 'react-admin';
import { ReferenceName } from '../../../kit/components/RecordName.tsx';
import { makeField, type Translate } from '../../../kit/fields/make-field.tsx';
import { isRecord } from '../../../kit/fields/read-value.ts';

const key = (value: Readonly<Record<string, unknown>>) =>
  `bikur.choices.campaignAudience.${String(value['to'])}`;

function inWords(value: unknown, translate: Translate): string {
  if (!isRecord(value)) return '';
  const { to, role, productId, userId } = value;
  if (to === 'role')
    return `${translate(key(value))}: ${translate(`bikur.choices.userRole.${String(role)}`)}`;
  if (to === 'plan' && productId === null) return translate('bikur.campaign.freePlan');
  const number = to === 'one' ? userId : to === 'plan' ? productId : null;
  return translate(key(value)) + (number === null ? '' : ` #${String(number)}`);
}

export const AudienceField = makeField(
  function Audience({ value }) {
    const translate = useTranslate();
    if (!isRecord(value)) return null;
    const { to, userId, productId } = value;
    if (to === 'one') return <ReferenceName resource="users" id={Number(userId)} />;
    if (to === 'plan' && typeof productId === 'number')
      return (
        <span>
          {translate(key(value))}: <ReferenceName resource="products" id={productId} />
        </span>
      );
    return <span>{inWords(value, translate)}</span>;
  },
  (value, translate) => inWords(value, translate),
);
