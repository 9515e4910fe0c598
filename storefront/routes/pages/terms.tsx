import { LegalPage } from '../../features/legal/legal-page.tsx';
import { useTermsText } from '../../features/legal/use-terms-text.ts';

export default function Terms() {
  return <LegalPage document="terms" makeText={useTermsText()} />;
}
