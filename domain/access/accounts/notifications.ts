import type { AccountEvent } from '#domain/access/links/account_mail'
import type { Permission } from '#domain/access/roles/permissions'
import { kinds, type Kind } from '#domain/shared/choices/kinds'
import type { Principal } from '#domain/access/sessions/principal'

export const channels = ['email'] as const
export type Channel = (typeof channels)[number]

/**
 * `who`: only accounts that hold one of these permissions; omitted: all of them. `always`: cannot
 * be switched off (security: notify on change).
 */
type Notification = {
  kinds: readonly Kind[]
  who?: Permission[]
  always?: true
}

/**
 * Only what an account is told without having asked for it: links that somebody asked for are not
 * listed.
 */
const notifications = {
  security: { kinds, always: true },
  roles: { kinds },
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

export type Chosen = Partial<Record<Channel, Partial<Record<NotificationKind, boolean>>>>

export const notificationsOf = (user: Principal): NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const { kinds: told, who }: Notification = notifications[kind]
    return told.includes(user.kind) && (!who || who.some((permission) => user.may(permission)))
  })

export const isAlwaysTold = (kind: NotificationKind) => {
  const { always }: Notification = notifications[kind]
  return always === true
}

export const isTold = (chosen: Chosen, kind: NotificationKind, channel: Channel) =>
  isAlwaysTold(kind) || chosen[channel]?.[kind] !== false

export const kindOfEvent = (event: AccountEvent): NotificationKind =>
  event === 'roles_changed' ? 'roles' : 'security'
