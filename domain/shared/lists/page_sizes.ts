/** The sizes people choose from for a page of a list; the first is what a list has by itself. */
export const shownSizes = [25, 50, 100] as const

/** For paper: what is printed is all that is filtered, as far as this. */
export const printedSize = 1000

export const pageSizes = [...shownSizes, printedSize] as const

export type ShownSize = (typeof shownSizes)[number]
export type PageSize = (typeof pageSizes)[number]
