import type { Kind } from '#domain/access/permissions'

/** One of the three ways in (product "People and sign-in"), with the names of its routes. */
export type Door = {
  kind: Kind
  path: string
  login: 'admin.login' | 'instructor.login' | 'login'
  passwordEdit: 'admin.password.edit' | 'instructor.password.edit' | 'password.edit'
  confirm: 'admin.confirm' | 'instructor.confirm' | 'confirm'
  locked: 'admin.locked' | 'instructor.locked' | 'locked'
  home: 'admin.home' | 'home'
}

export const doors: Record<Kind, Door> = {
  admin: {
    kind: 'admin',
    path: '/admin',
    login: 'admin.login',
    passwordEdit: 'admin.password.edit',
    confirm: 'admin.confirm',
    locked: 'admin.locked',
    home: 'admin.home',
  },
  instructor: {
    kind: 'instructor',
    path: '/instructor',
    login: 'instructor.login',
    passwordEdit: 'instructor.password.edit',
    confirm: 'instructor.confirm',
    locked: 'instructor.locked',
    home: 'home',
  },
  student: {
    kind: 'student',
    path: '',
    login: 'login',
    passwordEdit: 'password.edit',
    confirm: 'confirm',
    locked: 'locked',
    home: 'home',
  },
}

/** The door a path belongs to: by its first segment, else the students' and guardians'. */
export function doorOfPath(path: string): Door {
  const first = path.split(/[/?]/, 2)[1]
  if (first === 'admin' || first === 'instructor') return doors[first]
  return doors.student
}
