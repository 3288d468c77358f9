/** School years, command of a language or skill, or age (domain §1.8). */
export const levelScopes = ['grade', 'proficiency', 'age'] as const

export type LevelScope = (typeof levelScopes)[number]
