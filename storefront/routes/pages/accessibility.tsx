import { LegalPage } from '../../features/website/legal/legal-page.tsx';
import { useAccessibilityText } from '../../features/website/legal/use-accessibility-text.ts';

export default function Accessibility() {
  return <LegalPage document="accessibility" makeText={useAccessibilityText()} />;
}
