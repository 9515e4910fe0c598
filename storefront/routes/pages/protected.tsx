import { ProtectedPage } from '../../features/guard/protected-page.tsx';

export default function Protected() {
  return <ProtectedPage />;
}
