/** `centre` follows the centre's setting; people choose in this order. */
export const ownCalendars = ['centre', 'gregorian', 'hijri'] as const

export type OwnCalendar = (typeof ownCalendars)[number]
