/** Words a course is written in, in the order people choose from. */
export const workTypes = ['in_person', 'online', 'hybrid', 'home_visit'] as const
export const courseStatuses = ['active', 'draft'] as const
export const billingModes = [
  'per_session',
  'per_hour',
  'per_month',
  'per_term',
  'instalments',
  'package',
  'free',
] as const
