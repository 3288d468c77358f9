import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

interface AccountRoutes {
  forgot: string
  register: string
  verify: string
}

export function accountRoutes(kind: SignedInUser['kind']): AccountRoutes {
  const routes: Record<SignedInUser['kind'], AccountRoutes> = {
    admin: {
      forgot: urlFor('admin.password.forgot'),
      register: urlFor('admin.register'),
      verify: urlFor('admin.email.show'),
    },
    instructor: {
      forgot: urlFor('instructor.password.forgot'),
      register: urlFor('instructor.register'),
      verify: urlFor('instructor.email.show'),
    },
    student: {
      forgot: urlFor('password.forgot'),
      register: urlFor('register'),
      verify: urlFor('email.show'),
    },
  }
  return routes[kind]
}
