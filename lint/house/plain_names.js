import { readFileSync } from 'node:fs'
import { forbiddenWord } from './name_words.js'

const schema = readFileSync(new URL('../../database/schema.ts', import.meta.url), 'utf8')
const columns = new Set([...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name))

/** Refuses declared names with a word that doesn’t say what it is. Columns keep theirs until a migration. */
export const plainNames = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      const word = node?.type === 'Identifier' && forbiddenWord(node.name)
      if (word) {
        const message = `“${word}” in “${node.name}” doesn’t say what it is: name the thing or the act (AGENTS.md, “Names”).`
        context.report({ node, message })
      }
    }
    const checkMember = ({ key }) => {
      if (!columns.has(key.name)) check(key)
    }
    const checkFunction = ({ id, params }) => {
      check(id)
      for (const param of params) declared(param).forEach(check)
    }
    return {
      VariableDeclarator: ({ id }) => declared(id).forEach(check),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: ({ id }) => check(id),
      TSTypeAliasDeclaration: ({ id }) => check(id),
      TSInterfaceDeclaration: ({ id }) => check(id),
      TSEnumDeclaration: ({ id }) => check(id),
      TSPropertySignature: checkMember,
      TSMethodSignature: checkMember,
      PropertyDefinition: checkMember,
      MethodDefinition: checkMember,
    }
  },
}

/** The identifiers that a pattern declares; a key taken as it is was named elsewhere. */
function declared(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'AssignmentPattern':
      return declared(pattern.left)
    case 'RestElement':
      return declared(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap(declared)
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.shorthand ? [] : declared(property.value ?? property)
      )
    case 'TSParameterProperty':
      return declared(pattern.parameter)
    default:
      return []
  }
}
