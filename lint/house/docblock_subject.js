const noSubject = /^\*[\s*]*(Of|Whom|What|Whose|Which|As|Where)\b/

const message =
  'A docblock is full sentences with a subject, saying what name and types don’t, or it isn’t there.'

/** Refuses docblocks that begin in the middle of a sentence. */
export const docblockSubject = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (comment.type === 'Block' && noSubject.test(comment.value)) {
          context.report({ loc: comment.loc, message })
        }
      }
    },
  }),
}
