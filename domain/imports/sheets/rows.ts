export const isBlankRow = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/** Stands for every row without contents, so that a million of them cost no memory. */
export const blankRow: string[] = []
