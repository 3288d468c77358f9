/** Of a list of what happens: from today on, before it, or both. */
export const whens = ['upcoming', 'past', 'all'] as const

export type When = (typeof whens)[number]
