import type { PublicBranch } from '../../../api/contract/cards/public-card.schema.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { HourRows } from './Hours.tsx';
import { Icon } from './Icon.tsx';
import { OpenStatus } from './OpenStatus.tsx';
import { Section } from './Section.tsx';
import { sectionMessages } from '../section-messages.ts';
import { LeftToRight, Typed } from './Typed.tsx';

/** Places of the business beside the main one, each with its way there and whether it is open (docs/product.md 12.4). */
export function Branches({ view }: { view: CardView }) {
  const { branches, language } = view.card;
  if (branches.length === 0) return null;
  return (
    <Section view={view} name="branches" title={sectionMessages[language].branches}>
      <ul className="c-groups">
        {branches.map((branch, index) => (
          <li key={index}>
            <Branch view={{ ...view, opening: view.openings[index] ?? null }} branch={branch} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** @param props.view has the branch's own state of opening */
function Branch({ view, branch }: { view: CardView; branch: PublicBranch }) {
  const { name, address, phone, hours } = branch;
  const { opening, interactive } = view;
  const Heading = interactive ? 'h3' : 'p';
  return (
    <>
      <Heading className="c-branch">
        <Typed>{name}</Typed>
      </Heading>
      <p>
        <Typed>{address}</Typed>
      </p>
      {phone && (
        <CardLink view={view} href={phone.href} className="c-tel" track="phone">
          <LeftToRight>{phone.text}</LeftToRight>
        </CardLink>
      )}
      <OpenStatus view={view} />
      {hours && opening && (
        <div className="c-hours">
          <dl data-now="">
            <HourRows
              view={view}
              days={hours.openingDays}
              specialDays={opening.special ? [opening.special] : []}
            />
          </dl>
        </div>
      )}
      <div className="c-place c-go">
        {(['waze', 'maps'] as const).map((kind) => (
          <CardLink
            key={kind}
            view={view}
            href={branch[kind]}
            className="c-k"
            label={`${view.words.actions[kind]}, ${name}`}
            track="map"
          >
            <Icon icons={view.icons} name={kind} />
            {kind === 'waze' ? 'Waze' : view.words.actions[kind]}
          </CardLink>
        ))}
      </div>
    </>
  );
}
