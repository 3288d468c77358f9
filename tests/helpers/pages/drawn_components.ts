import { existsSync, globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** A part of a module by its file and its name there: `inertia/ui/avatar.tsx#Avatar`. */
type Part = string

type Parts = { named: Map<string, ts.Node>; imports: Map<string, Part>; lazy: Map<string, Part> }

/**
 * Which parts of `inertia/` name each other, and so may draw each other: what is imported, what is fetched later, what
 * stands in the same file.
 */
export class DrawnComponents {
  #files = new Map<string, Parts>()

  constructor(sources: Record<string, string> = sourcesOf()) {
    for (const [file, text] of Object.entries(sources)) {
      this.#files.set(
        file,
        partsOf(file, text, (path) => this.#fileOf(path, sources))
      )
    }
  }

  /** The components a folder hands out. */
  exportedFrom(folder: string): Part[] {
    return [...this.#files].flatMap(([file, { named }]) => {
      if (!file.startsWith(folder) || !file.endsWith('.tsx')) return []
      return [...named].filter(isExportedComponent).map(([name]) => `${file}#${name}`)
    })
  }

  /** All that is drawn when these files draw their default export. */
  from(files: string[]): Set<Part> {
    const seen = new Set<Part>()
    const look = (part: Part) => {
      if (seen.has(part)) return
      seen.add(part)
      for (const next of this.#namedIn(part)) look(next)
    }
    for (const file of files) look(`${file}#default`)
    return new Set([...seen].map((part) => this.#ownName(part)))
  }

  #namedIn(part: Part): Part[] {
    const [file = '', name = ''] = this.#ownName(part).split('#')
    const parts = this.#files.get(file)
    const body = parts?.named.get(name)
    if (!parts || !body) return []
    return namesIn(body).flatMap((used) => {
      const own = parts.named.has(used) && used !== name ? `${file}#${used}` : undefined
      return parts.imports.get(used) ?? parts.lazy.get(used) ?? own ?? []
    })
  }

  /** A default export by the name it has in its file. */
  #ownName(part: Part): Part {
    const [file = '', name] = part.split('#')
    if (name !== 'default') return part
    const named = this.#files.get(file)?.named ?? new Map<string, ts.Node>()
    const [own] =
      [...named].find(([, node]) => hasModifier(node, ts.SyntaxKind.DefaultKeyword)) ?? []
    return `${file}#${own}`
  }

  #fileOf(path: string, sources: Record<string, string>): string | undefined {
    const base = path.replace(/^~\//, 'inertia/')
    return [`${base}.tsx`, `${base}.ts`].find((file) => file in sources)
  }
}

function sourcesOf(): Record<string, string> {
  const files = globSync('inertia/**/*.{ts,tsx}').filter((file) => existsSync(file))
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')])
  )
}

function partsOf(file: string, text: string, find: (path: string) => string | undefined): Parts {
  const parts: Parts = { named: new Map(), imports: new Map(), lazy: new Map() }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) collectImports(statement, parts.imports, find)
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      parts.named.set(statement.name.text, statement)
    }
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue
      const later = /import\('(.+?)'\)/.exec(initializer.getText(source))?.[1]
      const target = later && find(later)
      if (target) parts.lazy.set(name.text, `${target}#default`)
      else parts.named.set(name.text, initializer)
    }
  }
  return parts
}

function collectImports(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  imports: Map<string, Part>,
  find: (path: string) => string | undefined
) {
  const file = find((moduleSpecifier as ts.StringLiteral).text)
  if (!file || !importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return
  if (importClause.name) imports.set(importClause.name.text, `${file}#default`)
  const { namedBindings } = importClause
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return
  for (const { name, propertyName, isTypeOnly } of namedBindings.elements) {
    if (!isTypeOnly) imports.set(name.text, `${file}#${(propertyName ?? name).text}`)
  }
}

function namesIn(node: ts.Node): string[] {
  const names: string[] = []
  const visit = (inner: ts.Node) => {
    if (ts.isIdentifier(inner) && !isMember(inner)) names.push(inner.text)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return names
}

/** `.Item` of `Menu.Item`, and the name of an attribute. */
const isMember = ({ parent, text }: ts.Identifier) =>
  (ts.isPropertyAccessExpression(parent) && parent.name.text === text) || ts.isJsxAttribute(parent)

const isExportedComponent = ([name, node]: [string, ts.Node]) =>
  /^[A-Z][a-z]/.test(name) &&
  ts.isFunctionDeclaration(node) &&
  hasModifier(node, ts.SyntaxKind.ExportKeyword)

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((one) => one.kind === kind)
