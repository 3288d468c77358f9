/** Taken: by somebody else. Ended: the session was moved, called off, or has begun. */
export type OfferStanding = 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'taken' | 'ended'
