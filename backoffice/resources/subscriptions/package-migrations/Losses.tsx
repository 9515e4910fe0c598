import { Link as StyledLink, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MigrationLosses } from '../../../../api/contract/subscriptions/entities/package-migration-item.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { PlainList } from '../../../kit/fields/PlainList.tsx';
import { useMessages, type WordKey } from '../../../kit/i18n/use-messages.ts';
import { migrationsHebrew } from '../../../kit/i18n/he/migrations.ts';

const maxCards = 3;

/** What an owner would lose: cards by name, then features. */
export function Losses({ losses }: { losses: MigrationLosses | null }) {
  const word = useMessages();
  const translate = useTranslate();
  if (losses === null) return <Skeleton width={120} />;
  const { cards, features } = losses;
  if (cards.length === 0 && features.length === 0) return <span>{word('packageMigration.noLosses')}</span>;
  return (
    <PlainList>
      {cards.slice(0, maxCards).map(({ id, name, template }) => (
        <li key={id}>
          <StyledLink component={Link} to={`/business-profiles/${id}/show`}>
            <bdi dir={directionOfText(name)} translate="no">
              {name}
            </bdi>
          </StyledLink>{' '}
          <span>({translate(`bikur.choices.cardTemplate.${template}`, { _: template })})</span>
        </li>
      ))}
      {cards.length > maxCards ? <li>{word('show.more', { count: cards.length - maxCards })}</li> : null}
      {features.length > 0 ? <li>{features.map((name) => nameOfFeature(name, word)).join(', ')}</li> : null}
    </PlainList>
  );
}

/** The label of an entitlement; one newer than this page appears under its technical name. */
export function nameOfFeature(name: string, word: ReturnType<typeof useMessages>): string {
  const isKnown = Object.hasOwn(migrationsHebrew.packageMigration.features, name);
  return isKnown ? word(`packageMigration.features.${name}` as WordKey) : name;
}
