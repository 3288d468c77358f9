/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'admin.login': {
    methods: ["GET","HEAD"],
    pattern: '/admin/login',
    tokens: [{"old":"/admin/login","type":0,"val":"admin","end":""},{"old":"/admin/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['admin.login']['types'],
  },
  'admin.login.store': {
    methods: ["POST"],
    pattern: '/admin/login',
    tokens: [{"old":"/admin/login","type":0,"val":"admin","end":""},{"old":"/admin/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['admin.login.store']['types'],
  },
  'admin.logout': {
    methods: ["POST"],
    pattern: '/admin/logout',
    tokens: [{"old":"/admin/logout","type":0,"val":"admin","end":""},{"old":"/admin/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['admin.logout']['types'],
  },
  'admin.password.edit': {
    methods: ["GET","HEAD"],
    pattern: '/admin/reset-password/:token',
    tokens: [{"old":"/admin/reset-password/:token","type":0,"val":"admin","end":""},{"old":"/admin/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/admin/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['admin.password.edit']['types'],
  },
  'admin.password.update': {
    methods: ["PUT"],
    pattern: '/admin/reset-password/:token',
    tokens: [{"old":"/admin/reset-password/:token","type":0,"val":"admin","end":""},{"old":"/admin/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/admin/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['admin.password.update']['types'],
  },
  'admin.confirm': {
    methods: ["GET","HEAD"],
    pattern: '/admin/confirm-password',
    tokens: [{"old":"/admin/confirm-password","type":0,"val":"admin","end":""},{"old":"/admin/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['admin.confirm']['types'],
  },
  'admin.confirm.store': {
    methods: ["POST"],
    pattern: '/admin/confirm-password',
    tokens: [{"old":"/admin/confirm-password","type":0,"val":"admin","end":""},{"old":"/admin/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['admin.confirm.store']['types'],
  },
  'admin.lock': {
    methods: ["POST"],
    pattern: '/admin/lock',
    tokens: [{"old":"/admin/lock","type":0,"val":"admin","end":""},{"old":"/admin/lock","type":0,"val":"lock","end":""}],
    types: placeholder as Registry['admin.lock']['types'],
  },
  'admin.locked': {
    methods: ["GET","HEAD"],
    pattern: '/admin/locked',
    tokens: [{"old":"/admin/locked","type":0,"val":"admin","end":""},{"old":"/admin/locked","type":0,"val":"locked","end":""}],
    types: placeholder as Registry['admin.locked']['types'],
  },
  'admin.unlock': {
    methods: ["POST"],
    pattern: '/admin/unlock',
    tokens: [{"old":"/admin/unlock","type":0,"val":"admin","end":""},{"old":"/admin/unlock","type":0,"val":"unlock","end":""}],
    types: placeholder as Registry['admin.unlock']['types'],
  },
  'admin.logout.refused': {
    methods: ["GET","HEAD"],
    pattern: '/admin/logout',
    tokens: [{"old":"/admin/logout","type":0,"val":"admin","end":""},{"old":"/admin/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['admin.logout.refused']['types'],
  },
  'instructor.login': {
    methods: ["GET","HEAD"],
    pattern: '/instructor/login',
    tokens: [{"old":"/instructor/login","type":0,"val":"instructor","end":""},{"old":"/instructor/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['instructor.login']['types'],
  },
  'instructor.login.store': {
    methods: ["POST"],
    pattern: '/instructor/login',
    tokens: [{"old":"/instructor/login","type":0,"val":"instructor","end":""},{"old":"/instructor/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['instructor.login.store']['types'],
  },
  'instructor.logout': {
    methods: ["POST"],
    pattern: '/instructor/logout',
    tokens: [{"old":"/instructor/logout","type":0,"val":"instructor","end":""},{"old":"/instructor/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['instructor.logout']['types'],
  },
  'instructor.password.edit': {
    methods: ["GET","HEAD"],
    pattern: '/instructor/reset-password/:token',
    tokens: [{"old":"/instructor/reset-password/:token","type":0,"val":"instructor","end":""},{"old":"/instructor/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/instructor/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['instructor.password.edit']['types'],
  },
  'instructor.password.update': {
    methods: ["PUT"],
    pattern: '/instructor/reset-password/:token',
    tokens: [{"old":"/instructor/reset-password/:token","type":0,"val":"instructor","end":""},{"old":"/instructor/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/instructor/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['instructor.password.update']['types'],
  },
  'instructor.confirm': {
    methods: ["GET","HEAD"],
    pattern: '/instructor/confirm-password',
    tokens: [{"old":"/instructor/confirm-password","type":0,"val":"instructor","end":""},{"old":"/instructor/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['instructor.confirm']['types'],
  },
  'instructor.confirm.store': {
    methods: ["POST"],
    pattern: '/instructor/confirm-password',
    tokens: [{"old":"/instructor/confirm-password","type":0,"val":"instructor","end":""},{"old":"/instructor/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['instructor.confirm.store']['types'],
  },
  'instructor.lock': {
    methods: ["POST"],
    pattern: '/instructor/lock',
    tokens: [{"old":"/instructor/lock","type":0,"val":"instructor","end":""},{"old":"/instructor/lock","type":0,"val":"lock","end":""}],
    types: placeholder as Registry['instructor.lock']['types'],
  },
  'instructor.locked': {
    methods: ["GET","HEAD"],
    pattern: '/instructor/locked',
    tokens: [{"old":"/instructor/locked","type":0,"val":"instructor","end":""},{"old":"/instructor/locked","type":0,"val":"locked","end":""}],
    types: placeholder as Registry['instructor.locked']['types'],
  },
  'instructor.unlock': {
    methods: ["POST"],
    pattern: '/instructor/unlock',
    tokens: [{"old":"/instructor/unlock","type":0,"val":"instructor","end":""},{"old":"/instructor/unlock","type":0,"val":"unlock","end":""}],
    types: placeholder as Registry['instructor.unlock']['types'],
  },
  'instructor.logout.refused': {
    methods: ["GET","HEAD"],
    pattern: '/instructor/logout',
    tokens: [{"old":"/instructor/logout","type":0,"val":"instructor","end":""},{"old":"/instructor/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['instructor.logout.refused']['types'],
  },
  'login': {
    methods: ["GET","HEAD"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['login']['types'],
  },
  'login.store': {
    methods: ["POST"],
    pattern: '/login',
    tokens: [{"old":"/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['login.store']['types'],
  },
  'logout': {
    methods: ["POST"],
    pattern: '/logout',
    tokens: [{"old":"/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['logout']['types'],
  },
  'password.edit': {
    methods: ["GET","HEAD"],
    pattern: '/reset-password/:token',
    tokens: [{"old":"/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['password.edit']['types'],
  },
  'password.update': {
    methods: ["PUT"],
    pattern: '/reset-password/:token',
    tokens: [{"old":"/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['password.update']['types'],
  },
  'confirm': {
    methods: ["GET","HEAD"],
    pattern: '/confirm-password',
    tokens: [{"old":"/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['confirm']['types'],
  },
  'confirm.store': {
    methods: ["POST"],
    pattern: '/confirm-password',
    tokens: [{"old":"/confirm-password","type":0,"val":"confirm-password","end":""}],
    types: placeholder as Registry['confirm.store']['types'],
  },
  'lock': {
    methods: ["POST"],
    pattern: '/lock',
    tokens: [{"old":"/lock","type":0,"val":"lock","end":""}],
    types: placeholder as Registry['lock']['types'],
  },
  'locked': {
    methods: ["GET","HEAD"],
    pattern: '/locked',
    tokens: [{"old":"/locked","type":0,"val":"locked","end":""}],
    types: placeholder as Registry['locked']['types'],
  },
  'unlock': {
    methods: ["POST"],
    pattern: '/unlock',
    tokens: [{"old":"/unlock","type":0,"val":"unlock","end":""}],
    types: placeholder as Registry['unlock']['types'],
  },
  'logout.refused': {
    methods: ["GET","HEAD"],
    pattern: '/logout',
    tokens: [{"old":"/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['logout.refused']['types'],
  },
  'presence.store': {
    methods: ["POST"],
    pattern: '/presence',
    tokens: [{"old":"/presence","type":0,"val":"presence","end":""}],
    types: placeholder as Registry['presence.store']['types'],
  },
  'language.update': {
    methods: ["PUT"],
    pattern: '/language',
    tokens: [{"old":"/language","type":0,"val":"language","end":""}],
    types: placeholder as Registry['language.update']['types'],
  },
  'home': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['home']['types'],
  },
  'profile.update': {
    methods: ["PUT"],
    pattern: '/profile',
    tokens: [{"old":"/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['profile.update']['types'],
  },
  'profile.photo.show': {
    methods: ["GET","HEAD"],
    pattern: '/profile/photo',
    tokens: [{"old":"/profile/photo","type":0,"val":"profile","end":""},{"old":"/profile/photo","type":0,"val":"photo","end":""}],
    types: placeholder as Registry['profile.photo.show']['types'],
  },
  'profile.email.update': {
    methods: ["PUT"],
    pattern: '/profile/email',
    tokens: [{"old":"/profile/email","type":0,"val":"profile","end":""},{"old":"/profile/email","type":0,"val":"email","end":""}],
    types: placeholder as Registry['profile.email.update']['types'],
  },
  'profile.email.destroy': {
    methods: ["DELETE"],
    pattern: '/profile/email',
    tokens: [{"old":"/profile/email","type":0,"val":"profile","end":""},{"old":"/profile/email","type":0,"val":"email","end":""}],
    types: placeholder as Registry['profile.email.destroy']['types'],
  },
  'profile.password.update': {
    methods: ["PUT"],
    pattern: '/profile/password',
    tokens: [{"old":"/profile/password","type":0,"val":"profile","end":""},{"old":"/profile/password","type":0,"val":"password","end":""}],
    types: placeholder as Registry['profile.password.update']['types'],
  },
  'profile.exports.store': {
    methods: ["POST"],
    pattern: '/profile/exports',
    tokens: [{"old":"/profile/exports","type":0,"val":"profile","end":""},{"old":"/profile/exports","type":0,"val":"exports","end":""}],
    types: placeholder as Registry['profile.exports.store']['types'],
  },
  'profile.destroy': {
    methods: ["DELETE"],
    pattern: '/profile',
    tokens: [{"old":"/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['profile.destroy']['types'],
  },
  'profile.preferences.update': {
    methods: ["PUT"],
    pattern: '/profile/preferences',
    tokens: [{"old":"/profile/preferences","type":0,"val":"profile","end":""},{"old":"/profile/preferences","type":0,"val":"preferences","end":""}],
    types: placeholder as Registry['profile.preferences.update']['types'],
  },
  'profile': {
    methods: ["GET","HEAD"],
    pattern: '/profile',
    tokens: [{"old":"/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['profile']['types'],
  },
  'instructor.profile.update': {
    methods: ["PUT"],
    pattern: '/instructor/profile',
    tokens: [{"old":"/instructor/profile","type":0,"val":"instructor","end":""},{"old":"/instructor/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['instructor.profile.update']['types'],
  },
  'instructor.profile.photo.show': {
    methods: ["GET","HEAD"],
    pattern: '/instructor/profile/photo',
    tokens: [{"old":"/instructor/profile/photo","type":0,"val":"instructor","end":""},{"old":"/instructor/profile/photo","type":0,"val":"profile","end":""},{"old":"/instructor/profile/photo","type":0,"val":"photo","end":""}],
    types: placeholder as Registry['instructor.profile.photo.show']['types'],
  },
  'instructor.profile.email.update': {
    methods: ["PUT"],
    pattern: '/instructor/profile/email',
    tokens: [{"old":"/instructor/profile/email","type":0,"val":"instructor","end":""},{"old":"/instructor/profile/email","type":0,"val":"profile","end":""},{"old":"/instructor/profile/email","type":0,"val":"email","end":""}],
    types: placeholder as Registry['instructor.profile.email.update']['types'],
  },
  'instructor.profile.email.destroy': {
    methods: ["DELETE"],
    pattern: '/instructor/profile/email',
    tokens: [{"old":"/instructor/profile/email","type":0,"val":"instructor","end":""},{"old":"/instructor/profile/email","type":0,"val":"profile","end":""},{"old":"/instructor/profile/email","type":0,"val":"email","end":""}],
    types: placeholder as Registry['instructor.profile.email.destroy']['types'],
  },
  'instructor.profile.password.update': {
    methods: ["PUT"],
    pattern: '/instructor/profile/password',
    tokens: [{"old":"/instructor/profile/password","type":0,"val":"instructor","end":""},{"old":"/instructor/profile/password","type":0,"val":"profile","end":""},{"old":"/instructor/profile/password","type":0,"val":"password","end":""}],
    types: placeholder as Registry['instructor.profile.password.update']['types'],
  },
  'instructor.profile.exports.store': {
    methods: ["POST"],
    pattern: '/instructor/profile/exports',
    tokens: [{"old":"/instructor/profile/exports","type":0,"val":"instructor","end":""},{"old":"/instructor/profile/exports","type":0,"val":"profile","end":""},{"old":"/instructor/profile/exports","type":0,"val":"exports","end":""}],
    types: placeholder as Registry['instructor.profile.exports.store']['types'],
  },
  'instructor.profile.destroy': {
    methods: ["DELETE"],
    pattern: '/instructor/profile',
    tokens: [{"old":"/instructor/profile","type":0,"val":"instructor","end":""},{"old":"/instructor/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['instructor.profile.destroy']['types'],
  },
  'instructor.profile.preferences.update': {
    methods: ["PUT"],
    pattern: '/instructor/profile/preferences',
    tokens: [{"old":"/instructor/profile/preferences","type":0,"val":"instructor","end":""},{"old":"/instructor/profile/preferences","type":0,"val":"profile","end":""},{"old":"/instructor/profile/preferences","type":0,"val":"preferences","end":""}],
    types: placeholder as Registry['instructor.profile.preferences.update']['types'],
  },
  'instructor.profile': {
    methods: ["GET","HEAD"],
    pattern: '/instructor/profile',
    tokens: [{"old":"/instructor/profile","type":0,"val":"instructor","end":""},{"old":"/instructor/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['instructor.profile']['types'],
  },
  'admin.profile.update': {
    methods: ["PUT"],
    pattern: '/admin/profile',
    tokens: [{"old":"/admin/profile","type":0,"val":"admin","end":""},{"old":"/admin/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['admin.profile.update']['types'],
  },
  'admin.profile.photo.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/profile/photo',
    tokens: [{"old":"/admin/profile/photo","type":0,"val":"admin","end":""},{"old":"/admin/profile/photo","type":0,"val":"profile","end":""},{"old":"/admin/profile/photo","type":0,"val":"photo","end":""}],
    types: placeholder as Registry['admin.profile.photo.show']['types'],
  },
  'admin.profile.email.update': {
    methods: ["PUT"],
    pattern: '/admin/profile/email',
    tokens: [{"old":"/admin/profile/email","type":0,"val":"admin","end":""},{"old":"/admin/profile/email","type":0,"val":"profile","end":""},{"old":"/admin/profile/email","type":0,"val":"email","end":""}],
    types: placeholder as Registry['admin.profile.email.update']['types'],
  },
  'admin.profile.email.destroy': {
    methods: ["DELETE"],
    pattern: '/admin/profile/email',
    tokens: [{"old":"/admin/profile/email","type":0,"val":"admin","end":""},{"old":"/admin/profile/email","type":0,"val":"profile","end":""},{"old":"/admin/profile/email","type":0,"val":"email","end":""}],
    types: placeholder as Registry['admin.profile.email.destroy']['types'],
  },
  'admin.profile.password.update': {
    methods: ["PUT"],
    pattern: '/admin/profile/password',
    tokens: [{"old":"/admin/profile/password","type":0,"val":"admin","end":""},{"old":"/admin/profile/password","type":0,"val":"profile","end":""},{"old":"/admin/profile/password","type":0,"val":"password","end":""}],
    types: placeholder as Registry['admin.profile.password.update']['types'],
  },
  'admin.profile.exports.store': {
    methods: ["POST"],
    pattern: '/admin/profile/exports',
    tokens: [{"old":"/admin/profile/exports","type":0,"val":"admin","end":""},{"old":"/admin/profile/exports","type":0,"val":"profile","end":""},{"old":"/admin/profile/exports","type":0,"val":"exports","end":""}],
    types: placeholder as Registry['admin.profile.exports.store']['types'],
  },
  'admin.profile.destroy': {
    methods: ["DELETE"],
    pattern: '/admin/profile',
    tokens: [{"old":"/admin/profile","type":0,"val":"admin","end":""},{"old":"/admin/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['admin.profile.destroy']['types'],
  },
  'admin.profile.preferences.update': {
    methods: ["PUT"],
    pattern: '/admin/profile/preferences',
    tokens: [{"old":"/admin/profile/preferences","type":0,"val":"admin","end":""},{"old":"/admin/profile/preferences","type":0,"val":"profile","end":""},{"old":"/admin/profile/preferences","type":0,"val":"preferences","end":""}],
    types: placeholder as Registry['admin.profile.preferences.update']['types'],
  },
  'admin.profile': {
    methods: ["GET","HEAD"],
    pattern: '/admin/profile',
    tokens: [{"old":"/admin/profile","type":0,"val":"admin","end":""},{"old":"/admin/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['admin.profile']['types'],
  },
  'admin.home': {
    methods: ["GET","HEAD"],
    pattern: '/admin',
    tokens: [{"old":"/admin","type":0,"val":"admin","end":""}],
    types: placeholder as Registry['admin.home']['types'],
  },
  'admin.students.index': {
    methods: ["GET","HEAD"],
    pattern: '/admin/students',
    tokens: [{"old":"/admin/students","type":0,"val":"admin","end":""},{"old":"/admin/students","type":0,"val":"students","end":""}],
    types: placeholder as Registry['admin.students.index']['types'],
  },
  'admin.students.create': {
    methods: ["GET","HEAD"],
    pattern: '/admin/students/create',
    tokens: [{"old":"/admin/students/create","type":0,"val":"admin","end":""},{"old":"/admin/students/create","type":0,"val":"students","end":""},{"old":"/admin/students/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['admin.students.create']['types'],
  },
  'admin.students.store': {
    methods: ["POST"],
    pattern: '/admin/students',
    tokens: [{"old":"/admin/students","type":0,"val":"admin","end":""},{"old":"/admin/students","type":0,"val":"students","end":""}],
    types: placeholder as Registry['admin.students.store']['types'],
  },
  'admin.students.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/students/:id',
    tokens: [{"old":"/admin/students/:id","type":0,"val":"admin","end":""},{"old":"/admin/students/:id","type":0,"val":"students","end":""},{"old":"/admin/students/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.students.show']['types'],
  },
  'admin.students.edit': {
    methods: ["GET","HEAD"],
    pattern: '/admin/students/:id/edit',
    tokens: [{"old":"/admin/students/:id/edit","type":0,"val":"admin","end":""},{"old":"/admin/students/:id/edit","type":0,"val":"students","end":""},{"old":"/admin/students/:id/edit","type":1,"val":"id","end":""},{"old":"/admin/students/:id/edit","type":0,"val":"edit","end":""}],
    types: placeholder as Registry['admin.students.edit']['types'],
  },
  'admin.students.update': {
    methods: ["PUT"],
    pattern: '/admin/students/:id',
    tokens: [{"old":"/admin/students/:id","type":0,"val":"admin","end":""},{"old":"/admin/students/:id","type":0,"val":"students","end":""},{"old":"/admin/students/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.students.update']['types'],
  },
  'admin.students.photo.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/students/:id/photo',
    tokens: [{"old":"/admin/students/:id/photo","type":0,"val":"admin","end":""},{"old":"/admin/students/:id/photo","type":0,"val":"students","end":""},{"old":"/admin/students/:id/photo","type":1,"val":"id","end":""},{"old":"/admin/students/:id/photo","type":0,"val":"photo","end":""}],
    types: placeholder as Registry['admin.students.photo.show']['types'],
  },
  'admin.student_archives.store': {
    methods: ["POST"],
    pattern: '/admin/student-archives',
    tokens: [{"old":"/admin/student-archives","type":0,"val":"admin","end":""},{"old":"/admin/student-archives","type":0,"val":"student-archives","end":""}],
    types: placeholder as Registry['admin.student_archives.store']['types'],
  },
  'admin.student_archives.destroy': {
    methods: ["DELETE"],
    pattern: '/admin/student-archives',
    tokens: [{"old":"/admin/student-archives","type":0,"val":"admin","end":""},{"old":"/admin/student-archives","type":0,"val":"student-archives","end":""}],
    types: placeholder as Registry['admin.student_archives.destroy']['types'],
  },
  'admin.student_exports.show': {
    methods: ["GET","HEAD"],
    pattern: '/admin/student-exports',
    tokens: [{"old":"/admin/student-exports","type":0,"val":"admin","end":""},{"old":"/admin/student-exports","type":0,"val":"student-exports","end":""}],
    types: placeholder as Registry['admin.student_exports.show']['types'],
  },
  'fallback': {
    methods: ["HEAD","OPTIONS","GET","POST","PUT","PATCH","DELETE"],
    pattern: '/*',
    tokens: [{"old":"/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['fallback']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
