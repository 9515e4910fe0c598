import { LandingPage } from '../../features/website/landing/landing-page.tsx';

export default function Landing() {
  return <LandingPage />;
}
