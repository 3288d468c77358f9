import type { Area } from '~/ui/use_area_words'

/**
 * Areas of the trail whose changes are told in the words of their own pages (`{area}.fields.*`). The page fetches the words
 * of every `area` that stands here (docs/adr/0020).
 */
export const ownFields: Partial<Record<string, { area: Area }>> = {
  students: { area: 'students' },
  guardians: { area: 'guardians' },
  instructors: { area: 'instructors' },
  payouts: { area: 'instructors' },
  courses: { area: 'courses' },
  levels: { area: 'levels' },
  subjects: { area: 'subjects' },
  terms: { area: 'terms' },
  groups: { area: 'groups' },
  enrolments: { area: 'enrolments' },
  services: { area: 'services' },
  packages: { area: 'packages' },
}
