import { FunctionField, SimpleShowLayout } from 'react-admin';
import type { PackageMigrationTotals } from '../../../../api/contract/subscriptions/entities/package-migration.schema.ts';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMoney } from '../../../kit/components/Money.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import { FromTo } from './FromTo.tsx';
import { nameOfFeature } from './Losses.tsx';

const counted = ['packages', 'owners', 'losingOwners', 'lostCards', 'dearer', 'cheaper'] as const;
const losses: readonly string[] = ['losingOwners', 'lostCards'];

/** Totals of a move; owners' losses are red. */
export function MigrationTotals({ totals }: { totals: PackageMigrationTotals }) {
  const word = useMessages();
  const money = useMoney();
  const features = Object.entries(totals.lostFeatures).map(
    ([name, count]) => `${nameOfFeature(name, word)} (${word('packageMigration.ownersCount', { count })})`,
  );
  return (
    <section>
      <SectionHeading>{word('packageMigration.totals')}</SectionHeading>
      <SimpleShowLayout>
        {counted.map((name) => (
          <FunctionField
            key={name}
            label={`bikur.packageMigration.${name}`}
            sx={totals[name] > 0 && losses.includes(name) ? { color: 'error.main', fontWeight: 700 } : {}}
            render={() => <Figure value={totals[name]} />}
          />
        ))}
        <FunctionField
          label="bikur.packageMigration.perMonth"
          render={() => <FromTo from={money(totals.monthlyBefore)} to={money(totals.monthlyAfter)} />}
        />
        {features.length > 0 ? (
          <FunctionField
            label="bikur.packageMigration.lostFeatures"
            className="wide"
            render={() => features.join(', ')}
          />
        ) : null}
      </SimpleShowLayout>
    </section>
  );
}
