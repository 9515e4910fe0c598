import { PricingSection } from '../../subscriptions/pricing/pricing-section.tsx';
import { Claims } from './claims.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeaturesProof } from './features-proof.tsx';
import { Hero } from './hero.tsx';
import { PhysicalCards } from './physical-cards.tsx';
import { Testimonials } from './testimonials.tsx';

/** The landing page, in the order of docs/specification.md 1. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Claims />
      <PhysicalCards />
      <Testimonials />
      <FeaturesProof />
      <PricingSection />
      <ClosingCall />
    </>
  );
}
