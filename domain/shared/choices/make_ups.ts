/** `withdrawn`: it turned out not to be owed, because the absence was corrected or the session takes place after all. */
export type MakeUpState = 'available' | 'booked' | 'used' | 'expired' | 'waived' | 'withdrawn'

export type MakeUpCause = 'absence' | 'cancellation'

/** Why a booking ended before it was used: the office, the session's cancellation, told in time, or a seat of one's own. */
export type BookingEnd = 'office' | 'session' | 'notice' | 'own_seat'
