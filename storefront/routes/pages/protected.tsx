import { ProtectedPage } from '../../features/accounts/guard/protected-page.tsx';

export default function Protected() {
  return <ProtectedPage />;
}
