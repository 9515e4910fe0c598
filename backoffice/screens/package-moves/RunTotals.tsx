import type { PackageMigrationTotals } from '../../../api/contract/subscriptions/entities/package-migration.schema.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { useMessages, type WordKey } from '../../kit/i18n/use-messages.ts';
import { FromToValue } from './FromToValue.tsx';
import { nameOfFeature } from './feature-names.ts';
import { Figures, PageSection } from './migration-styles.ts';
import { useMoney } from '../../kit/components/Money.tsx';

/** Totals of a run; owners' losses are red. */
export function RunTotals({ totals }: { totals: PackageMigrationTotals }) {
  const word = useMessages();
  const money = useMoney();
  const figures: [WordKey, number, boolean][] = [
    ['packageMigration.packages', totals.packages, false],
    ['packageMigration.owners', totals.owners, false],
    ['packageMigration.losingOwners', totals.losingOwners, totals.losingOwners > 0],
    ['packageMigration.lostCards', totals.lostCards, totals.lostCards > 0],
    ['packageMigration.dearer', totals.dearer, false],
    ['packageMigration.cheaper', totals.cheaper, false],
  ];
  const features = Object.entries(totals.lostFeatures);
  return (
    <PageSection>
      <h2>{word('packageMigration.totals')}</h2>
      <Figures>
        {figures.map(([label, value, isBad]) => (
          <div key={label}>
            <dt>{word(label)}</dt>
            <dd className={isBad ? 'bad' : ''}>
              <Figure value={value} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{word('packageMigration.perMonth')}</dt>
          <dd className="small">
            <FromToValue from={money(totals.monthlyBefore)} to={money(totals.monthlyAfter)} />
          </dd>
        </div>
      </Figures>
      {features.length > 0 ? (
        <p>
          {word('packageMigration.lostFeatures')}:{' '}
          {features
            .map(
              ([name, owners]) =>
                `${nameOfFeature(name, word)} (${word('packageMigration.ownersCount', { count: owners })})`,
            )
            .join(', ')}
        </p>
      ) : null}
    </PageSection>
  );
}
