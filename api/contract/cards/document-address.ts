import { addressOfPicture, isPictureId } from './picture-address.ts';

/**
 * A document's file lies beside the picture of its first page, and its name says how many pages and bytes it has
 * (`/media/k3x9…-320x452/pdf/8p-2150000.pdf`), so that a card can tell both without a query.
 */
const documentAddress = /^\/media\/([a-z0-9]{20}-\d{1,5}x\d{1,5})\/pdf\/([1-9]\d{0,4})p-([1-9]\d{0,7})\.pdf$/;

interface DocumentFacts {
  /** Public id of the picture of the first page. */
  publicId: string;
  pages: number;
  bytes: number;
}

export const documentFile = ({ pages, bytes }: Omit<DocumentFacts, 'publicId'>): string =>
  `${pages}p-${bytes}.pdf`;

export const addressOfDocument = ({ publicId, ...facts }: DocumentFacts): string =>
  `/media/${publicId}/pdf/${documentFile(facts)}`;

/** What the address of a stored document says of it; null for any other text. */
export function readDocumentAddress(address: string): (DocumentFacts & { picture: string }) | null {
  const [, publicId = '', pages, bytes] = documentAddress.exec(address) ?? [];
  if (!isPictureId(publicId)) return null;
  return { publicId, pages: Number(pages), bytes: Number(bytes), picture: addressOfPicture(publicId) };
}
