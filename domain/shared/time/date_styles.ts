/** The month is a word: the medium style of Arabic is all figures, in an order people misread. */
export const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

export const timeStyle = { hour: 'numeric', minute: '2-digit' } as const

export const instantStyle = { ...dayStyle, ...timeStyle } as const

/** From when until when: people plan by the day of the week. */
export const spanStyle = { weekday: 'short', ...instantStyle } as const
