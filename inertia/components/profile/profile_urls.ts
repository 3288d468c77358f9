import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

type Kind = SignedInUser['kind']

const prefix = { admin: 'admin.', instructor: 'instructor.', student: '' } as const

/** The addresses of one's own page, at one's own door. */
export const profileUrls = {
  show: (kind: Kind, tab: ProfileTab = 'information') =>
    urlFor(`${prefix[kind]}profile` as const) + (tab === 'information' ? '' : `?tab=${tab}`),
  update: (kind: Kind) => urlFor(`${prefix[kind]}profile.update` as const),
  email: (kind: Kind) => urlFor(`${prefix[kind]}profile.email.update` as const),
  password: (kind: Kind) => urlFor(`${prefix[kind]}profile.password.update` as const),
  exports: (kind: Kind) => urlFor(`${prefix[kind]}profile.exports.store` as const),
  destroy: (kind: Kind) => urlFor(`${prefix[kind]}profile.destroy` as const),
  session: (kind: Kind, id: string) =>
    urlFor(`${prefix[kind]}profile.sessions.destroy` as const, { id }),
  otherSessions: (kind: Kind) => urlFor(`${prefix[kind]}profile.other_sessions.destroy` as const),
  notifications: (kind: Kind) => urlFor(`${prefix[kind]}profile.notifications.update` as const),
  preferences: (kind: Kind) => urlFor(`${prefix[kind]}profile.preferences.update` as const),
}

export const profileTabs = ['information', 'security', 'sessions', 'preferences', 'data'] as const

export type ProfileTab = (typeof profileTabs)[number]
