/** Days are YYYY-MM-DD and both included: a term of one day is one. */
export const endsInTime = (startsOn: string, endsOn: string) => endsOn >= startsOn
