import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Why a PDF is not taken. */
export type PdfRefusal =
  /** No PDF, or one that is cut off or that readers can't open. */
  | 'broken'
  | 'encrypted'
  | 'noPages'
  /** It runs programs, opens other files or carries some. */
  | 'active';

/** What a PDF is: a refusal, or its number of pages and its first page as RGBA pixels. */
export type PdfLook =
  | { refusal: PdfRefusal }
  | { refusal: null; pages: number; width: number; height: number; pixels: Uint8Array };

/** Box in pixels that the picture of the first page fits in. */
const box = { width: 320, height: 480 };

/** Kinds of actions that run something, open another file or send what was typed. */
const activeActions = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'Rendition',
]);
/** Keys under which scripts, files and the forms of another program stand, wherever they are. */
const activeKeys = new Set(['JS', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent', '3DD']);
const activeName = /\/(?:JavaScript|JS|Launch|EmbeddedFiles|EF|XFA|RichMedia|3D)\b/u;
const openScheme = /^\s*(?:https?|mailto|tel|sms):/iu;

/**
 * Looks into a PDF of a stranger: in a process of its own only (`api/scripts/look-into-pdf.ts`). Everything in the file
 * is looked at, also what no page refers to: readers disagree about what counts.
 */
export async function lookIntoPdf(bytes: Uint8Array): Promise<PdfLook> {
  let isActive: boolean;
  try {
    isActive = await holdsActiveContent(bytes);
  } catch (error) {
    return { refusal: error instanceof EncryptedPDFError ? 'encrypted' : 'broken' };
  }
  if (isActive) return { refusal: 'active' };
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages = document.getPageCount();
    if (pages === 0) return { refusal: 'noPages' };
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(box.width / originalWidth, box.height / originalHeight);
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    return { refusal: null, pages, width, height, pixels: data };
  } catch {
    return { refusal: 'broken' };
  }
}

async function holdsActiveContent(bytes: Uint8Array): Promise<boolean> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const left: (PDFObject | undefined)[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFInvalidObject) {
      const raw = new Uint8Array(object.sizeInBytes());
      object.copyBytesInto(raw, 0);
      if (activeName.test(Buffer.from(raw).toString('latin1'))) return true;
    } else if (object instanceof PDFArray) left.push(...object.asArray());
    else {
      const dict = object instanceof PDFStream ? object.dict : object;
      if (!(dict instanceof PDFDict)) continue;
      for (const [key, value] of dict.entries()) {
        if (activeKeys.has(key.decodeText())) return true;
        left.push(value);
      }
      if (isActiveAction(dict)) return true;
    }
  }
  return false;
}

function isActiveAction(dict: PDFDict): boolean {
  const kind = dict.lookup(PDFName.of('S'));
  if (!(kind instanceof PDFName)) return false;
  const address = dict.lookup(PDFName.of('URI'));
  if (kind.decodeText() === 'URI' && (address instanceof PDFString || address instanceof PDFHexString))
    return !openScheme.test(address.decodeText()) && address.decodeText().includes(':');
  return activeActions.has(kind.decodeText());
}
