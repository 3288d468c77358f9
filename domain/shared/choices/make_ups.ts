/** Those that the centre's list shows, what is to be done with first. */
export const listedStates = ['available', 'booked', 'used', 'expired', 'waived'] as const

/** `withdrawn`: it turned out not to be owed, because the absence was corrected or the session takes place after all. */
export type MakeUpState = (typeof listedStates)[number] | 'withdrawn'

export const makeUpCauses = ['absence', 'cancellation'] as const

export type MakeUpCause = (typeof makeUpCauses)[number]

/** Why a booking ended before it was used: the office, the family, a cancelled session, notice in time, a seat of one's own, or the student leaving. */
export type BookingEnd = 'office' | 'family' | 'session' | 'notice' | 'own_seat' | 'left'
