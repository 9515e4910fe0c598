import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { readPrice } from '../../../../api/contract/cards/services.schema.ts';
import { priceParts } from '../../../card/price-parts.ts';
import { sectionMessages } from '../../../card/section-messages.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import type { Proposal } from './proposals.ts';
import { useTradePacksMessages } from './use-trade-packs-messages.ts';

type Messages = ReturnType<typeof useTradePacksMessages>;

/** A short name of a proposal, for its buttons. */
export const nameOfProposal = ({ kind, fields, section }: Proposal, texts: Messages): string =>
  fields.name ?? fields.question ?? fields.title ?? (section && texts.sections[section]) ?? texts.kinds[kind];

/** What is proposed, as the card would say it. */
export function ProposalWords({ proposal }: { proposal: Proposal }) {
  const texts = useTradePacksMessages();
  const { kind, fields, section } = proposal;
  switch (kind) {
    case 'service':
      return <ServiceWords fields={fields} />;
    case 'hours':
      return (
        <>
          {(['opens', 'fridayOpens'] as const).map((opens, at) => {
            const closes = fields[opens === 'opens' ? 'closes' : 'fridayCloses'];
            return (
              <span key={opens}>
                <b>{texts.days[at]}</b>{' '}
                {fields[opens] && closes ? <bdi dir="ltr">{`${fields[opens]}–${closes}`}</bdi> : texts.closed}
              </span>
            );
          })}
          <small>{texts.silentHours}</small>
        </>
      );
    case 'message':
    case 'question':
      return (
        <>
          <b>
            <Text>{fields.question ?? fields.title}</Text>
          </b>
          <small>
            <Text>{fields.answer ?? fields.message}</Text>
          </small>
        </>
      );
    default:
      return (
        <>
          <small>{(section && texts.sections[section]) ?? texts.kinds[kind]}</small>
          <span>
            <Text>{kind === 'action' ? texts.whatsappAction : fields.text}</Text>
          </span>
        </>
      );
  }
}

function ServiceWords({ fields }: Pick<Proposal, 'fields'>) {
  const { prices } = sectionMessages[useLanguage()];
  const amount = readPrice(fields.price ?? '');
  const { sum, after } = priceParts(
    { kind: amount ? 'exact' : 'request', amount, to: null, unit: null },
    prices,
  );
  return (
    <>
      <span>
        <b>
          <Text>{fields.name}</Text>
        </b>{' '}
        {sum && <bdi dir="ltr">{sum}</bdi>}
      </span>
      <small>{[fields.duration, !sum && after].filter(Boolean).join(' · ')}</small>
    </>
  );
}

const Text = ({ children = '' }: { children?: string | undefined }) => (
  <bdi dir={directionOfText(children)}>{children}</bdi>
);
