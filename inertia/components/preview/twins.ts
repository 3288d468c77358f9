import { urlFor } from '~/client'
import type { SampleDoor } from '~/components/preview/entries'

/** The last part of a door's address, whoever's door it is, and the sample that shows it. */
const twins: [path: RegExp, sample: SampleDoor][] = [
  [/\/admin\/login$/, 'sign-in-staff'],
  [/\/instructor\/login$/, 'sign-in-instructor'],
  [/\/login$/, 'sign-in'],
  [/\/register$/, 'register'],
  [/\/forgot-password$/, 'forgot'],
  [/\/two-factor$/, 'two-step'],
  [/\/locked$/, 'locked'],
]

export function sampleOf(path: string): string | undefined {
  const twin = twins.find(([pattern]) => pattern.test(path))
  return twin && urlFor('preview.auth', { name: twin[1] })
}
