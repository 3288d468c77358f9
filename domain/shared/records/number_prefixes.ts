import { latinDigits } from '#domain/shared/text/digits'

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

/** True for a text that looks like a number we give to one of these. */
export const isOwnNumber = (of: keyof typeof numberPrefixes) => {
  const form = new RegExp(`^${numberPrefixes[of]}\\d{4,}$`, 'i')
  return (text: string) => form.test(latinDigits(text))
}
