export const digits = ['latn', 'arab'] as const

export type Digits = (typeof digits)[number]

export const ownDigits = ['centre', ...digits] as const
