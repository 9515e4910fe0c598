import type { ReactNode } from 'react';
import type { PackageMigrationTotals } from '../../../../api/contract/subscriptions/entities/package-migration.schema.ts';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMoney } from '../../../kit/components/Money.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { Facts } from '../../../kit/show/Facts.tsx';
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
  const fact = (name: (typeof counted)[number] | 'perMonth' | 'lostFeatures', value: ReactNode) => (
    <div key={name} className={name === 'lostFeatures' ? 'wide' : ''}>
      <dt>{word(`packageMigration.${name}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <section>
      <SectionHeading>{word('packageMigration.totals')}</SectionHeading>
      <Facts>
        {counted.map((name) => {
          const isBad = totals[name] > 0 && losses.includes(name);
          return fact(name, <Figure value={totals[name]} className={isBad ? 'bad' : ''} />);
        })}
        {fact('perMonth', <FromTo from={money(totals.monthlyBefore)} to={money(totals.monthlyAfter)} />)}
        {features.length > 0 ? fact('lostFeatures', features.join(', ')) : null}
      </Facts>
    </section>
  );
}
