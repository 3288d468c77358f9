/** What is searched, in the order it is shown. */
export const searchIndexes = ['students', 'instructors', 'groups'] as const

export type SearchIndex = (typeof searchIndexes)[number]
