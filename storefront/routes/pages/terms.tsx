import { LegalPage } from '../../features/website/legal/legal-page.tsx';
import { useTermsText } from '../../features/website/legal/use-terms-text.ts';

export default function Terms() {
  return <LegalPage document="terms" makeText={useTermsText()} />;
}
