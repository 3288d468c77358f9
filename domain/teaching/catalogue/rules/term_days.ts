/** A term of one day is one: days are YYYY-MM-DD and both included. */
export const endsInTime = (startsOn: string, endsOn: string) => endsOn >= startsOn
