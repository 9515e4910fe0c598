import { languages } from '../api/contract/base/languages.ts';

/** As much of the linter's syntax tree as the rule asks for. */
interface Node {
  type: string;
  value?: unknown;
  operator?: string;
  left?: Node;
  right?: Node;
  test?: Node | null;
  literal?: Node;
  types?: Node[];
  quasis?: { value: { raw: string } }[];
  regex?: { pattern: string };
}

interface Context {
  report(finding: { node: Node; message: string }): void;
}

const codes: ReadonlySet<unknown> = new Set(languages);
const equalities = new Set(['===', '!==', '==', '!=']);

const isCode = (node: Node | null | undefined): boolean => node?.type === 'Literal' && codes.has(node.value);

const message =
  'A language is never compared with a literal: a third one would fall through. Give each language its own in a ' +
  'Record<Language, …>, or ask api/contract/base/languages.ts (directionOf, localeOf, startSide, languageQuery …).';

/** Keeps the languages data (docs/architecture.md): a choice between two compiles silently when a third is added. */
const noLanguageLiteral = {
  meta: { type: 'problem' },
  create: (context: Context) => ({
    BinaryExpression(node: Node) {
      if (equalities.has(node.operator ?? '') && (isCode(node.left) || isCode(node.right)))
        context.report({ node, message });
    },
    SwitchCase(node: Node) {
      if (isCode(node.test)) context.report({ node, message });
    },
    TSUnionType(node: Node) {
      const written = (node.types ?? []).filter(
        (type) => type.type === 'TSLiteralType' && isCode(type.literal),
      );
      if (written.length > 1)
        context.report({ node, message: 'Say Language (api/contract/base/languages.ts), not its members.' });
    },
  }),
};

const addressMessage =
  'A client makes no address of the API by hand: call(endpoint, …), useRead(endpoint, …), or pathOf(endpoint, …) of ' +
  'api/contract/endpoint.ts where only the address is needed.';

/** Keeps the contract on both sides (docs/decisions/contract-on-both-sides.md): a string knows nothing of its endpoint. */
const noApiPath = {
  meta: { type: 'problem' },
  create: (context: Context) => ({
    Literal(node: Node) {
      const isText = typeof node.value === 'string' && node.value.startsWith('/api/');
      if (isText || node.regex?.pattern.startsWith('^\\/api\\/'))
        context.report({ node, message: addressMessage });
    },
    TemplateLiteral(node: Node) {
      if (node.quasis?.[0]?.value.raw.startsWith('/api/')) context.report({ node, message: addressMessage });
    },
  }),
};

export default {
  meta: { name: 'bikur' },
  rules: { 'no-language-literal': noLanguageLiteral, 'no-api-path': noApiPath },
};
