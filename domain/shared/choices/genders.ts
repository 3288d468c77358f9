export const genders = ['female', 'male'] as const

export type Gender = (typeof genders)[number]
