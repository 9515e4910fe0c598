import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';

/** Folders that hold nothing written by hand. */
const notOurs = new Set(['.build', '.cache', '.data', '.git', '.screenshots', 'node_modules']);
const readable = /\.(?:tsx?|css|md|html|json|ya?ml|sql)$|(?:^|\/)Dockerfile$/;
/** The lock file names no file of ours; the test of this module is full of pointers that are broken on purpose. */
const notPointing = new Set(['package-lock.json', 'api/scripts/pointers.test.ts']);
const topFolders = '(?:api|storefront|backoffice|migrations|docs|\\.config)';

/** A file of the repository by its path from the root, with what stands in it where it is text. */
type Files = ReadonlyMap<string, string>;

/** One pointer that leads nowhere. */
interface BrokenPointer {
  /** `path:line` of the place that points. */
  at: string;
  pointer: string;
  why: string;
}

/**
 * Reads every file of the repository that is written by hand.
 * @param root the repository's folder
 * @returns text by path; files that are no text (pictures, fonts) with an empty text
 */
export function readRepository(root: string): Files {
  const files = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (notOurs.has(entry.name)) continue;
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else files.set(path, readable.test(path) ? readFileSync(join(root, path), 'utf8') : '');
    }
  };
  walk('');
  return files;
}

/**
 * The places of a document that can be pointed at: numbers and letters of its headings (`4`, `2.1`, `B`), points of a
 * numbered list as chapter and number (`11.3`), codes that begin a line of a list (`B3`).
 */
export function placesOf(markdown: string): Set<string> {
  const places = new Set<string>();
  let chapter = '';
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode) continue;
    const heading = /^#{2,4} (\d+(?:\.\d+)*|[A-Z])(?:\.)? /.exec(line);
    if (heading) {
      chapter = heading[1] ?? '';
      places.add(chapter);
    } else if (line.startsWith('## ')) chapter = '';
    const point = /^(\d+)\. /.exec(line);
    if (point && chapter) places.add(`${chapter}.${point[1]}`);
    const code = /^- ([A-Z]\d+) /.exec(line);
    if (code?.[1]) places.add(code[1]);
  }
  return places;
}

/** The anchors a browser finds in a rendered document. */
function anchorsOf(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map((match) =>
      (match[1] ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/** The text of comments runs on over their lines: a pointer may stand at the end of one and the start of the next. */
const joinLines = (text: string): string =>
  text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)[ \t]+/g, (gap) => ' '.repeat(gap.length));

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** `docs/product.md 4`, `docs/security.md B3 and H1`, `docs/money.md 2.1 to 2.3`. */
const documentPointer =
  /(?<!\]\()\bdocs\/([a-z/-]+\.md)((?:(?:,| and| to| or)? +(?:\d+(?:\.\d+)*|[A-Z]\d*)(?![\w]))*)/g;

function* brokenDocumentPointers(path: string, text: string, files: Files): Generator<BrokenPointer> {
  const joined = joinLines(text);
  for (const match of joined.matchAll(documentPointer)) {
    const at = `${path}:${lineOf(text, match.index)}`;
    const document = files.get(`docs/${match[1]}`);
    if (document === undefined) {
      yield { at, pointer: match[0], why: `docs/${match[1]} does not exist` };
      continue;
    }
    const places = placesOf(document);
    for (const [place] of (match[2] ?? '').matchAll(/\d+(?:\.\d+)*|[A-Z]\d*/g))
      if (!places.has(place)) yield { at, pointer: match[0], why: `docs/${match[1]} has no ${place}` };
  }
}

/** Forms that name no document in full, each with what to write in its place. */
const unclear: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\w/-])(?:product|security|money|look|operations|specification|architecture|glossary)\.md\b/g,
    'write docs/….md',
  ],
  [/\bspecification(?:’s|'s)? (?:section|chapter)s? \d/gi, 'write docs/specification.md and its number'],
  [/\bchapters? \d/gi, 'name the document: docs/….md and its number'],
];

const commentLine = /^\s*(?:\/\*\*?|\*|\/\/)/;

function* unclearPointers(path: string, text: string): Generator<BrokenPointer> {
  if (path.endsWith('.md')) return;
  const joined = joinLines(text);
  for (const [form, why] of unclear)
    for (const match of joined.matchAll(form))
      yield { at: `${path}:${lineOf(text, match.index)}`, pointer: match[0], why };
  for (const [index, line] of text.split('\n').entries())
    for (const match of commentLine.test(line)
      ? line.matchAll(/(?<!\d{4}, )\bsections? \d+\b(?![A-Z(])/gi)
      : [])
      yield {
        at: `${path}:${index + 1}`,
        pointer: match[0],
        why: 'name the document: docs/….md and its number',
      };
}

/** Name of a source file, with as much of its path as is written: `api/env.ts`, `card-fields.ts`. */
const fileName = /(?<![\w@:*<>…/.-])((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|css|md))(?![\w/])/g;
const pathInDocument = new RegExp(`^${topFolders}/\\S+$`);

/** Paths and names of files that comments and documents mention. */
function* brokenPaths(path: string, text: string, files: Files): Generator<BrokenPointer> {
  for (const [index, line] of text.split('\n').entries()) {
    const at = `${path}:${index + 1}`;
    if (path.endsWith('.md')) {
      for (const [, word = ''] of line.matchAll(/`([^`]+)`/g)) {
        const isBroken = pathInDocument.test(word)
          ? !isThere(word, files)
          : new RegExp(`^${fileName.source}$`).test(word) && !isKnownFile(word, path, files);
        if (isBroken) yield { at, pointer: word, why: 'no such path' };
      }
    } else if (commentLine.test(line))
      for (const [, name = ''] of line.matchAll(fileName))
        if (!isKnownFile(name, path, files)) yield { at, pointer: name, why: 'no file of that name' };
  }
}

/** Whether a name is a path from the root or from the file that names it, or the end of any path. */
const isKnownFile = (name: string, from: string, files: Files): boolean =>
  files.has(normalize(join(dirname(from), name))) ||
  (name.includes('/') ? isEndOfPath(name, files) : namesOf(files).has(name));

const nameCache = new WeakMap<Files, Set<string>>();
function namesOf(files: Files): Set<string> {
  const known = nameCache.get(files) ?? new Set([...files.keys()].map((each) => basename(each)));
  nameCache.set(files, known);
  return known;
}

const isEndOfPath = (name: string, files: Files): boolean =>
  [...files.keys()].some((each) => each === name || each.endsWith(`/${name}`));

/** Whether a path is a file or a folder; `<domain>` and `*` stand for any name. */
function isThere(pointer: string, files: Files): boolean {
  const path = pointer.replace(/\/$/, '');
  if (!/[<*…]/.test(path))
    return [...files.keys()].some((each) => each === path || each.startsWith(`${path}/`));
  const pattern = path
    .split(/<[^>]+>|\*\*?|…/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+');
  const form = new RegExp(`^${pattern}(?:/|$)`);
  return [...files.keys()].some((each) => form.test(each));
}

/** Links of documents to files of the repository, and to headings in them. */
function* brokenLinks(path: string, text: string, files: Files): Generator<BrokenPointer> {
  for (const match of text.matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)) {
    const [file = '', anchor] = (match[1] ?? '').split('#');
    const target = file ? normalize(join(dirname(path), file)) : path;
    const at = `${path}:${lineOf(text, match.index)}`;
    if (!isThere(target, files)) yield { at, pointer: match[1] ?? '', why: `${target} does not exist` };
    else if (anchor && extname(target) === '.md' && !anchorsOf(files.get(target) ?? '').has(anchor))
      yield { at, pointer: match[1] ?? '', why: `${target} has no heading for it` };
  }
}

/** A chapter that is named beside a link. */
const chapterOfLink =
  /\]\(([\w/.-]+\.md)\)(?:'s)?,?\s+chapters?\s+((?:\d+(?:\.\d+)*|[A-Z])(?:(?:,| and| to)\s+(?:\d+(?:\.\d+)*|[A-Z])(?!\w))*)/g;

function* brokenChapters(path: string, text: string, files: Files): Generator<BrokenPointer> {
  for (const match of text.matchAll(chapterOfLink)) {
    const target = normalize(join(dirname(path), match[1] ?? ''));
    const places = placesOf(files.get(target) ?? '');
    for (const [place] of (match[2] ?? '').matchAll(/\d+(?:\.\d+)*|[A-Z]/g))
      if (!places.has(place))
        yield {
          at: `${path}:${lineOf(text, match.index)}`,
          pointer: match[0],
          why: `${target} has no ${place}`,
        };
  }
}

/**
 * Follows every pointer of comments and documents: `docs/….md` with its places, links, paths and names of files.
 * @param files the whole repository, so that each pointer finds its end
 * @param pointing which files' pointers are followed; all unless given
 */
export function findBrokenPointers(files: Files, pointing: Iterable<string> = files.keys()): BrokenPointer[] {
  const broken: BrokenPointer[] = [];
  for (const path of pointing) {
    const text = files.get(path) ?? '';
    if (!text || notPointing.has(path)) continue;
    broken.push(...brokenDocumentPointers(path, text, files), ...unclearPointers(path, text));
    broken.push(...brokenPaths(path, text, files));
    if (path.endsWith('.md'))
      broken.push(...brokenLinks(path, text, files), ...brokenChapters(path, text, files));
  }
  return broken;
}
