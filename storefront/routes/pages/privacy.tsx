import { LegalPage } from '../../features/website/legal/legal-page.tsx';
import { usePrivacyText } from '../../features/website/legal/use-privacy-text.ts';

export default function Privacy() {
  return <LegalPage document="privacy" makeText={usePrivacyText()} />;
}
