import type { Kind } from '#domain/shared/choices/kinds'

type Named<Name extends string> = `admin.${Name}` | `instructor.${Name}` | Name

export type PortalRoutes = {
  kind: Kind
  path: string
  login: Named<'login'>
  register: Named<'register'>
  passwordForgot: Named<'password.forgot'>
  passwordEdit: Named<'password.edit'>
  twoFactor: Named<'two_factor'>
  confirm: Named<'confirm'>
  locked: Named<'locked'>
  emailShow: Named<'email.show'>
  emailEdit: Named<'email.edit'>
  profile: Named<'profile'>
  home: 'admin.home' | 'home'
}

export const portalRoutes: Record<Kind, PortalRoutes> = {
  admin: {
    kind: 'admin',
    path: '/admin',
    login: 'admin.login',
    register: 'admin.register',
    passwordForgot: 'admin.password.forgot',
    passwordEdit: 'admin.password.edit',
    twoFactor: 'admin.two_factor',
    confirm: 'admin.confirm',
    locked: 'admin.locked',
    emailShow: 'admin.email.show',
    emailEdit: 'admin.email.edit',
    profile: 'admin.profile',
    home: 'admin.home',
  },
  instructor: {
    kind: 'instructor',
    path: '/instructor',
    login: 'instructor.login',
    register: 'instructor.register',
    passwordForgot: 'instructor.password.forgot',
    passwordEdit: 'instructor.password.edit',
    twoFactor: 'instructor.two_factor',
    confirm: 'instructor.confirm',
    locked: 'instructor.locked',
    emailShow: 'instructor.email.show',
    emailEdit: 'instructor.email.edit',
    profile: 'instructor.profile',
    home: 'home',
  },
  student: {
    kind: 'student',
    path: '',
    login: 'login',
    register: 'register',
    passwordForgot: 'password.forgot',
    passwordEdit: 'password.edit',
    twoFactor: 'two_factor',
    confirm: 'confirm',
    locked: 'locked',
    emailShow: 'email.show',
    emailEdit: 'email.edit',
    profile: 'profile',
    home: 'home',
  },
}

export function portalOfPath(path: string): PortalRoutes {
  const first = path.split(/[/?]/, 2)[1]
  if (first === 'admin' || first === 'instructor') return portalRoutes[first]
  return portalRoutes.student
}
