export const numberPrefixes = {
  students: 'S-',
  guardians: 'G-',
  instructors: 'I-',
  households: 'F-',
} as const

export const codePrefixes = {
  branches: 'BR',
  courses: 'CRS',
  groups: 'GRP',
  levels: 'LVL',
  packages: 'PKG',
  rooms: 'RM',
  services: 'SRV',
} as const
