import type { AccountEvent } from '#domain/access/links/account_mail'
import type { Kind, Permission } from '#domain/access/roles/permissions'
import type { Principal } from '#domain/access/sessions/principal'

/** The ways something is told. Another one needs no other column: what is kept is kept by channel. */
export const channels = ['email'] as const
export type Channel = (typeof channels)[number]

type Notification = {
  /** Whose kind of account is told. */
  kinds: Kind[]
  /** Of those, who holds one of these; absent: all of them. */
  who?: Permission[]
  /** It comes whatever anybody chose (security: notify on change). */
  always?: true
}

/** The one list of what an account is told of without having asked for it. Links somebody asked for are not among it. */
export const notifications = {
  security: { kinds: ['admin', 'instructor', 'student'], always: true },
  roles: { kinds: ['admin', 'instructor', 'student'] },
  requests_to_join: {
    kinds: ['admin'],
    who: ['admin.students.create', 'admin.instructors.create'],
  },
  invitations: {
    kinds: ['admin'],
    who: ['admin.admins.create', 'admin.students.create', 'admin.instructors.create'],
  },
} as const satisfies Record<string, Notification>

export type NotificationKind = keyof typeof notifications
export const notificationKinds = Object.keys(notifications) as NotificationKind[]

/** What an account chose: by channel, and there by kind, what it would rather not be told; all else it is. */
export type Chosen = Partial<Record<Channel, Partial<Record<NotificationKind, boolean>>>>

export const notificationsOf = (user: Principal): NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const { kinds, who }: Notification = notifications[kind]
    return kinds.includes(user.kind) && (!who || who.some((permission) => user.may(permission)))
  })

export const isAlwaysTold = (kind: NotificationKind) => {
  const { always }: Notification = notifications[kind]
  return always === true
}

export const isTold = (chosen: Chosen, kind: NotificationKind, channel: Channel) =>
  isAlwaysTold(kind) || chosen[channel]?.[kind] !== false

/** What a letter about one's own account is about. */
export const kindOfEvent = (event: AccountEvent): NotificationKind =>
  event === 'roles_changed' ? 'roles' : 'security'
