import type { Principal } from '#domain/access/sessions/principal'
import { type AlertKind, alertNeeds } from '#domain/shared/choices/alert_kinds'

export const mayBeTold = (user: Principal) => (kind: AlertKind) => user.may(alertNeeds[kind])
