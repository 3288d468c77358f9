/** A rule from ESLint selectors and the sentence each one deserves; rules of our own do not replace each other. */
export function forbid(...entries) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(
        entries.map(([selector, message]) => [
          selector,
          (node) => context.report({ node, message }),
        ])
      ),
  }
}
