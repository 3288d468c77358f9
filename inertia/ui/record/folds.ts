interface Changed {
  before: unknown
}

/** So many facts stand beside their sentence; of more, the sentence is enough until somebody asks. */
const FEW = 2

export const folds = (changes: Changed[]) =>
  changes.length > FEW && changes.every(({ before }) => before === null)
