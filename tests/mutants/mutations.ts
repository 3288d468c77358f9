import ts from 'typescript'

export type Mutation = {
  line: number
  start: number
  end: number
  kind: 'negate' | 'swap' | 'drop' | 'constant'
  original: string
  changed: string
}

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
}

export function mutationsOf(text: string): Mutation[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const offer = (node: ts.Node, kind: Mutation['kind'], changed: string) => {
    const start = node.getStart(file)
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    found.push({ line, start, end: node.end, kind, original: node.getText(file), changed })
  }
  const visit = (node: ts.Node) => {
    if (isOutside(node)) return
    const condition = conditionOf(node)
    if (condition) offer(condition, 'negate', `!(${condition.getText(file)})`)
    if (ts.isBinaryExpression(node)) {
      const operator = swapped[node.operatorToken.kind]
      const [left, right] = [node.left.getText(file), node.right.getText(file)]
      if (operator) offer(node, 'swap', `${left} ${operator} ${right}`)
    }
    if (ts.isThrowStatement(node) || (ts.isExpressionStatement(node) && !isDirective(node)))
      offer(node, 'drop', '')
    const constant = isConstant(node) && constantOf(node)
    if (constant) offer(node, 'constant', constant)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isOutside = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

const conditionOf = (node: ts.Node) =>
  ts.isIfStatement(node) ? node.expression : ts.isConditionalExpression(node) && node.condition

const isDirective = ({ expression }: ts.ExpressionStatement) => ts.isStringLiteral(expression)

const isConstant = ({ parent }: ts.Node) =>
  parent &&
  !(ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name) && !parent.initializer)

function constantOf(node: ts.Node): string | undefined {
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll('_', '')) + 1)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true'
  const isName = ts.isPropertyAssignment(node.parent ?? node) && isNameOf(node)
  if (ts.isStringLiteral(node) && !isName && /^[a-z_.]+$/.test(node.text)) return `'${node.text}x'`
  return undefined
}

const isNameOf = (node: ts.Node) => (node.parent as ts.PropertyAssignment).name === node

/** The text with all these mutations in it, each asleep until `globalThis.mutant` says that it is its number's turn. */
export function withMutations(text: string, mutations: (Mutation & { number: number })[]) {
  let out = text
  for (const { start, end, kind, original, changed, number } of mutations.toSorted(
    (a, b) => b.start - a.start
  )) {
    const isApplied = `globalThis.mutant?.(${number})`
    const both =
      kind === 'drop'
        ? `if (!${isApplied}) { ${original} }`
        : `(${isApplied} ? (${changed}) : (${original}))`
    out = out.slice(0, start) + both + out.slice(end)
  }
  return out
}
