import {
  channels,
  type Chosen,
  isAlwaysTold,
  isTold,
  notificationsOf,
} from '#domain/access/accounts/notifications'
import type { Principal } from '#domain/access/sessions/principal'

/** What somebody may be told of, by which channels they are, and whether they may change it. */
export const notificationProps = (user: Principal, chosen: Chosen) =>
  notificationsOf(user).map((kind) => ({
    kind,
    always: isAlwaysTold(kind),
    channels: channels.map((channel) => ({ channel, told: isTold(chosen, kind, channel) })),
  }))
