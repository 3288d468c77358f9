import { forbid } from './forbid.js'

export const lazyPart = forbid([
  'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]',
  'A part fetched later brings words of its own: use lazyPart of ~/language/lazy_part.',
])
