/** Words a course is written in, in the order people choose from. */
export const workTypes = ['in_person', 'online', 'hybrid', 'home_visit'] as const
export const courseStatuses = ['active', 'draft'] as const
const billingModes = [
  'per_session',
  'per_hour',
  'per_month',
  'per_term',
  'instalments',
  'package',
  'free',
] as const

/** Nothing is charged by these yet. */
const waiting: readonly string[] = ['per_month', 'instalments']

/** The ways of billing to choose from: those that work, and the one a record has already. */
export const modesBeside = (kept: string) =>
  billingModes.filter((mode) => mode === kept || !waiting.includes(mode))
