import { readFileSync } from 'node:fs'

const schema = readFileSync(new URL('../database/schema.ts', import.meta.url), 'utf8')
const columns = new Set([...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name))

const message =
  'A column’s type comes from the schema: columns() with RowIn, Columns<…>, or the query builder (docs/adr/0032-query-language.md).'

/**
 * The row of a sql template is not kept by hand beside it: a column that is renamed must be red in the compiler. Only what
 * stands for no column, or is counted or asked (a number, a boolean), may be written out.
 */
export const derivedRows = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const aliases = new Map()
    const asked = []
    return {
      'TSTypeAliasDeclaration': (node) => void aliases.set(node.id.name, node.typeAnnotation),
      'TaggedTemplateExpression[tag.name="sql"][typeArguments]': (node) =>
        void asked.push(node.typeArguments.params[0]),
      'Program:exit'() {
        const members = new Set(asked.flatMap((type) => membersOf(type, aliases)))
        for (const node of [...members].filter(isColumnByHand)) context.report({ node, message })
      },
    }
  },
}

function membersOf(type, aliases, seen = new Set()) {
  if (seen.has(type)) return []
  seen.add(type)
  if (type.type === 'TSTypeLiteral') return type.members
  if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
    return type.types.flatMap((part) => membersOf(part, aliases, seen))
  }
  const alias = type.type === 'TSTypeReference' && aliases.get(type.typeName.name)
  return alias ? membersOf(alias, aliases, seen) : []
}

const isColumnByHand = (member) =>
  member.type === 'TSPropertySignature' &&
  columns.has(snake(member.key.name ?? '')) &&
  isText(member.typeAnnotation?.typeAnnotation)

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function isText(type) {
  if (type?.type === 'TSUnionType') return type.types.some(isText)
  if (type?.type === 'TSLiteralType') return typeof type.literal.value === 'string'
  return type?.type === 'TSStringKeyword' || type?.typeName?.name === 'Date'
}
