const message =
  'The same name in two spellings: a data field is snake_case from its column to the page (AGENTS.md, “Names”).'

/** Refuses to rename a field between snake_case and camelCase: in an object, in a pattern, in SQL. */
export const oneDialect = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Property(node) {
      if (node.shorthand || node.computed) return
      const [from, to] = [nameIn(node.key), nameIn(node.value)]
      if (from && to && isSpeltOtherwise(from, to)) context.report({ node, message })
    },
    TemplateElement(node) {
      const aliases = node.value.raw.matchAll(/\b(\w+)\s+as\s+"(\w+)"/gi)
      if ([...aliases].some(([, from, to]) => isSpeltOtherwise(from, to))) {
        context.report({ node, message })
      }
    },
    Literal(node) {
      const alias = typeof node.value === 'string' && /^(?:\w+\.)?(\w+) as (\w+)$/.exec(node.value)
      if (alias && isSpeltOtherwise(alias[1], alias[2])) context.report({ node, message })
    },
  }),
}

function nameIn(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'AssignmentPattern') return nameIn(node.left)
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') {
    return nameIn(node.expression)
  }
  return node.type === 'MemberExpression' && !node.computed ? node.property.name : undefined
}

const camel = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const isSpeltOtherwise = (one, other) => one !== other && camel(one) === camel(other)
