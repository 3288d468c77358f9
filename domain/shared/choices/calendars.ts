/** The calendar a person's screens write days by: as the centre has it, or theirs. In the order people choose from. */
export const ownCalendars = ['centre', 'gregorian', 'hijri'] as const

export type OwnCalendar = (typeof ownCalendars)[number]
