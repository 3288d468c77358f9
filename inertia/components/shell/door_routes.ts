import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

interface DoorRoutes {
  login: string
  logout: string
  profile: string
  confirm: string
}

/** The addresses of one door, by the kind of person it is for. */
export function doorRoutes(kind: SignedInUser['kind']): DoorRoutes {
  const doors: Record<SignedInUser['kind'], DoorRoutes> = {
    admin: {
      login: urlFor('admin.login'),
      logout: urlFor('admin.logout'),
      profile: urlFor('admin.profile'),
      confirm: urlFor('admin.confirm'),
    },
    instructor: {
      login: urlFor('instructor.login'),
      logout: urlFor('instructor.logout'),
      profile: urlFor('instructor.profile'),
      confirm: urlFor('instructor.confirm'),
    },
    student: {
      login: urlFor('login'),
      logout: urlFor('logout'),
      profile: urlFor('profile'),
      confirm: urlFor('confirm'),
    },
  }
  return doors[kind]
}
