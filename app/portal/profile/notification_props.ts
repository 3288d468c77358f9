import {
  channels,
  type Chosen,
  isAlwaysTold,
  isTold,
  notificationsOf,
} from '#domain/access/accounts/notifications'
import type { Principal } from '#domain/access/sessions/principal'

export const notificationProps = (user: Principal, chosen: Chosen) =>
  notificationsOf(user).map((kind) => ({
    kind,
    always: isAlwaysTold(kind),
    channels: channels.map((channel) => ({ channel, told: isTold(chosen, kind, channel) })),
  }))
