/** In megabytes. */
export const uploadLimits = { photo: 2, document: 5, table: 25 } as const

export type Upload = keyof typeof uploadLimits

export const megabytes = (count: number) => count * 1024 * 1024
