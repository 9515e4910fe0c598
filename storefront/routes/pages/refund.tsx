import { LegalPage } from '../../features/website/legal/legal-page.tsx';
import { useRefundText } from '../../features/website/legal/use-refund-text.ts';

export default function Refund() {
  return <LegalPage document="refund" makeText={useRefundText()} />;
}
