import { ResourceShow } from '../../show/ResourceShow.tsx';
import { RelatedRows } from '../../show/RelatedRows.tsx';
import { leadView } from '../contact-leads/fields.ts';
import { orderView } from '../physical-card-orders/fields.ts';
import { allocationView } from '../card-allocations/fields.ts';
import { statsView } from '../profile-stats/fields.ts';
import { CardHead } from './CardHead.tsx';
import { cardFields, cardSections } from './fields.ts';

const related = [
  { name: 'contact-leads', content: <RelatedRows view={leadView} target="profileId" /> },
  { name: 'physical-card-orders', content: <RelatedRows view={orderView} target="profileId" /> },
  { name: 'card-allocations', content: <RelatedRows view={allocationView} target="profileId" /> },
  { name: 'profile-stats', content: <RelatedRows view={statsView} target="profileId" /> },
] as const;

export function CardShow() {
  return (
    <ResourceShow
      resource="business-profiles"
      fields={cardFields}
      sections={cardSections}
      canEdit
      head={<CardHead />}
      related={related}
    />
  );
}
