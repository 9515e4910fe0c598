import { Link as StyledLink, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MigrationLosses } from '../../../api/contract/subscriptions/entities/package-migration-item.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { nameOfFeature } from './feature-names.ts';

const maxCards = 3;

/** What an owner would lose: cards by name, then features. */
export function Losses({ losses }: { losses: MigrationLosses | null }) {
  const word = useMessages();
  const translate = useTranslate();
  if (losses === null) return <Skeleton width={120} />;
  const { cards, features } = losses;
  if (cards.length === 0 && features.length === 0)
    return <span className="quiet">{word('packageMigration.noLosses')}</span>;
  return (
    <ul>
      {cards.slice(0, maxCards).map(({ id, name, template }) => (
        <li key={id}>
          <StyledLink component={Link} to={`/business-profiles/${id}/show`}>
            <bdi dir={directionOfText(name)} translate="no">
              {name}
            </bdi>
          </StyledLink>{' '}
          <span className="quiet">
            ({translate(`bikur.choices.cardTemplate.${template}`, { _: template })})
          </span>
        </li>
      ))}
      {cards.length > maxCards ? (
        <li className="quiet">{word('show.more', { count: cards.length - maxCards })}</li>
      ) : null}
      {features.length > 0 ? (
        <li className="quiet">{features.map((name) => nameOfFeature(name, word)).join(', ')}</li>
      ) : null}
    </ul>
  );
}
