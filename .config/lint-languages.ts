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

export default {
  meta: { name: 'bikur' },
  rules: { 'no-language-literal': noLanguageLiteral },
};
