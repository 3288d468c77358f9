/** The figures numbers and days are written in, by their names in Intl; the order is the one people choose from. */
export const digits = ['latn', 'arab'] as const

export type Digits = (typeof digits)[number]

/** A person's own: as the centre has it, or theirs. */
export const ownDigits = ['centre', ...digits] as const
