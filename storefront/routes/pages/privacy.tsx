import { LegalPage } from '../../features/legal/legal-page.tsx';
import { usePrivacyText } from '../../features/legal/use-privacy-text.ts';

export default function Privacy() {
  return <LegalPage document="privacy" makeText={usePrivacyText()} />;
}
