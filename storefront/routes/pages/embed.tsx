import { EmbedPage } from '../../features/embed/embed-page.tsx';

export default function Embed() {
  return <EmbedPage />;
}
