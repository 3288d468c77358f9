/** What the steps of a ladder may count, in the order people choose from. */
export const levelScopes = ['grade', 'proficiency', 'age'] as const
