interface Changed {
  before: unknown
}

/** So many facts stand beside their sentence; of more, the sentence is enough until somebody asks. */
const FEW = 2

/** Whether an entry tells at length what something began with, where nothing was before. */
export const folds = (changes: Changed[]) =>
  changes.length > FEW && changes.every(({ before }) => before === null)
