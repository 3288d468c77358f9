import { globSync } from 'node:fs'
import ts from 'typescript'

export type AskedKey = { key: string; at: string }

/** Refuses to list the texts of a type that is any text. */
const mostTexts = 200

/**
 * Every key that `i18n.t(…)` can be asked for anywhere in `app/`, where its types say so: `errors.${refusal.type}` gives
 * one key for each type of refusal there is.
 */
export function askedKeys(): AskedKey[] {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const files = globSync('app/**/*.ts')
  const program = ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true })
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('/app/') && !fileName.includes('node_modules'))
    .flatMap((file) => asksIn(file).flatMap((call) => keysOf(checker, file, call)))
}

function asksIn(file: ts.SourceFile) {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /\bi18n\.t$/.test(node.expression.getText(file))) {
      calls.push(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return calls
}

function keysOf(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  { arguments: [asked] }: ts.CallExpression
) {
  const { line } = file.getLineAndCharacterOfPosition(asked!.getStart(file))
  const at = `${file.fileName.slice(process.cwd().length + 1)}:${line + 1}`
  return textsOf(checker, asked!).map((key) => ({ key, at }))
}

function textsOf(checker: ts.TypeChecker, node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (before, { expression, literal }) =>
        before.flatMap((text) =>
          textsOf(checker, expression).map((part) => `${text}${part}${literal.text}`)
        ),
      [node.head.text]
    )
  }
  if (ts.isConditionalExpression(node)) {
    return [...textsOf(checker, node.whenTrue), ...textsOf(checker, node.whenFalse)]
  }
  const type = checker.getTypeAtLocation(node)
  const parts = type.isUnion() ? type.types : [type]
  if (parts.length > mostTexts || !parts.every((part) => part.isStringLiteral())) return []
  return parts.map((part) => (part as ts.StringLiteralType).value)
}
