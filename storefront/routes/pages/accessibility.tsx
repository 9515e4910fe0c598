import { LegalPage } from '../../features/legal/legal-page.tsx';
import { useAccessibilityText } from '../../features/legal/use-accessibility-text.ts';

export default function Accessibility() {
  return <LegalPage document="accessibility" makeText={useAccessibilityText()} />;
}
