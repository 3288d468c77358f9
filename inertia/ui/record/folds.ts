interface Changed {
  before: unknown
}

/** With more facts than this, the sentence alone is shown until somebody asks. */
const FEW = 2

export const folds = (changes: Changed[]) =>
  changes.length > FEW && changes.every(({ before }) => before === null)
