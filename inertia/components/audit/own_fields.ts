import type { Area } from '~/ui/use_area_words'

/** Areas whose changes the trail tells in the words of their own pages (`{area}.fields.*`). */
export const ownFields = [
  'students',
  'guardians',
  'courses',
  'levels',
  'subjects',
  'terms',
  'groups',
  'enrolments',
  'services',
  'packages',
] as const satisfies readonly Area[]
