import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

interface PortalRoutes {
  login: string
  logout: string
  profile: string
  confirm: string
  lock: string
  locked: string
  unlock: string
  home: string
}

export function portalRoutes(kind: SignedInUser['kind']): PortalRoutes {
  const routes: Record<SignedInUser['kind'], PortalRoutes> = {
    admin: {
      login: urlFor('admin.login'),
      logout: urlFor('admin.logout'),
      profile: urlFor('admin.profile'),
      confirm: urlFor('admin.confirm'),
      lock: urlFor('admin.lock'),
      locked: urlFor('admin.locked'),
      unlock: urlFor('admin.unlock'),
      home: urlFor('admin.home'),
    },
    instructor: {
      login: urlFor('instructor.login'),
      logout: urlFor('instructor.logout'),
      profile: urlFor('instructor.profile'),
      confirm: urlFor('instructor.confirm'),
      lock: urlFor('instructor.lock'),
      locked: urlFor('instructor.locked'),
      unlock: urlFor('instructor.unlock'),
      home: urlFor('home'),
    },
    student: {
      login: urlFor('login'),
      logout: urlFor('logout'),
      profile: urlFor('profile'),
      confirm: urlFor('confirm'),
      lock: urlFor('lock'),
      locked: urlFor('locked'),
      unlock: urlFor('unlock'),
      home: urlFor('home'),
    },
  }
  return routes[kind]
}
