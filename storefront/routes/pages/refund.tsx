import { LegalPage } from '../../features/legal/legal-page.tsx';
import { useRefundText } from '../../features/legal/use-refund-text.ts';

export default function Refund() {
  return <LegalPage document="refund" makeText={useRefundText()} />;
}
