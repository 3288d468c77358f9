/** Taken: by somebody else. Ended: the session was moved, called off, or has begun. Not needed: its instructor is there after all. */
export type OfferStanding =
  'offered' | 'accepted' | 'declined' | 'withdrawn' | 'taken' | 'ended' | 'not_needed'
