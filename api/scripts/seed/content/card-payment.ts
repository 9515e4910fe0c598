import type { CardFields } from '../../../contract/cards/card-fields.ts';
import { demoSlugs, type DemoSlug } from '../slugs.ts';

type PaymentLinks = CardFields['paymentLinks'];

/** Where demo cards take money: well-formed addresses of pages that nobody has. */
const payment: Partial<Record<DemoSlug, PaymentLinks>> = {
  [demoSlugs.barakShapira]: [
    {
      kind: 'page',
      title: 'תשלום עבור פגישת ייעוץ, ₪650',
      url: 'https://payments.payplus.co.il/l/b2d6a9f4-demo-4c1e-8a7d-e0f3c5d9b650',
    },
  ],
  [demoSlugs.neshima]: [
    {
      kind: 'bit',
      title: 'כרטיסייה של 10 שיעורים',
      url: 'https://pay.grow.link/demo-neshima-10',
    },
    { kind: 'paybox', title: 'שיעור אחד', url: 'https://links.payboxapp.com/DemoNeshima' },
  ],
};

export const paymentLinksOf = (slug: DemoSlug): PaymentLinks => payment[slug] ?? [];
