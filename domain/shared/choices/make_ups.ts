/** `withdrawn`: it turned out not to be owed, because the absence was corrected or the session takes place after all. */
export const makeUpStates = [
  'available',
  'booked',
  'used',
  'expired',
  'waived',
  'withdrawn',
] as const

export type MakeUpState = (typeof makeUpStates)[number]

export type MakeUpCause = 'absence' | 'cancellation'

/** Why a booking ended before it was used: the office, the session's cancellation, told in time, or a seat of one's own. */
export type BookingEnd = 'office' | 'session' | 'notice' | 'own_seat'
