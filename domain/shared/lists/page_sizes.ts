export const shownSizes = [25, 50, 100] as const

/** Printing covers everything filtered, up to this many rows. */
export const printedSize = 1000

export const pageSizes = [...shownSizes, printedSize] as const

export type ShownSize = (typeof shownSizes)[number]
export type PageSize = (typeof pageSizes)[number]
