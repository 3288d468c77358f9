/** What the numbers the domain gives begin with; a student's goes on with the year (`student_number.ts`). */
export const numberPrefixes = {
  students: 'S-',
  guardians: 'G-',
  instructors: 'I-',
  households: 'F-',
} as const

/** What the codes begin with that the domain gives where nobody chose one; a catalogue's stands in its definition. */
export const codePrefixes = {
  courses: 'CRS',
  groups: 'GRP',
  levels: 'LVL',
  packages: 'PKG',
  services: 'SRV',
} as const
