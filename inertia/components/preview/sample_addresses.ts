import { urlFor } from '~/client'
import type { SampleSignInPage } from '~/components/preview/entries'

/** Pages before the portals, by their address, and the sample that shows each. */
const samples: Partial<Record<string, SampleSignInPage>> = {
  [urlFor('login')]: 'sign-in',
  [urlFor('instructor.login')]: 'sign-in-instructor',
  [urlFor('admin.login')]: 'sign-in-staff',
  [urlFor('register')]: 'register',
  [urlFor('instructor.register')]: 'register',
  [urlFor('admin.register')]: 'register',
  [urlFor('password.forgot')]: 'forgot',
  [urlFor('instructor.password.forgot')]: 'forgot',
  [urlFor('admin.password.forgot')]: 'forgot',
  [urlFor('two_factor')]: 'two-step',
  [urlFor('instructor.two_factor')]: 'two-step',
  [urlFor('admin.two_factor')]: 'two-step',
  [urlFor('locked')]: 'locked',
  [urlFor('instructor.locked')]: 'locked',
  [urlFor('admin.locked')]: 'locked',
}

export function sampleOf(path: string): string | undefined {
  const name = samples[path]
  return name && urlFor('preview.auth', { name })
}
