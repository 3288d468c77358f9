import type { Plugin } from 'vite'

/**
 * Lets the generated registry of routes come with what `inertia/client.ts` reads, names, patterns and methods: the parsed
 * tokens and placeholders of types are four fifths of it.
 */
export function routePatterns(): Plugin {
  return {
    name: 'markaz:route_patterns',
    transform: {
      order: 'pre',
      filter: { id: /\.adonisjs\/client\/registry\/index\.ts$/ },
      handler: (code) => ({ code: withoutTokens(code), map: null }),
    },
  }
}

export const withoutTokens = (code: string): string =>
  code.replace(/^ {4}(tokens|types): .*\n/gm, '')
