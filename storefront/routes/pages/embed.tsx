import { EmbedPage } from '../../features/cards/embed/embed-page.tsx';

export default function Embed() {
  return <EmbedPage />;
}
