import { settings } from '#benchmarks/settings'

export const largest = 'bench-001'

export const slugOf = (index: number) => `bench-${String(index + 1).padStart(3, '0')}`

/** 100,000 in the first; from 150 to 749 in the others. */
export const studentsOf = (index: number) =>
  index === 0 ? settings.students : 150 + ((index * 7919) % 600)

export const administrators = settings.connections
export const emailOf = (index: number) => `admin${index + 1}@${largest}.test`
export const password = 'benchmarks only'
