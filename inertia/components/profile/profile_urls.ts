import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

type Kind = SignedInUser['kind']

const prefix = { admin: 'admin.', instructor: 'instructor.', student: '' } as const

/** The addresses of one's own page, at one's own door. */
export const profileUrls = {
  show: (kind: Kind, tab: ProfileTab = 'information') =>
    urlFor(`${prefix[kind]}profile` as const) + (tab === 'information' ? '' : `?tab=${tab}`),
  update: (kind: Kind) => urlFor(`${prefix[kind]}profile.update` as const),
  preferences: (kind: Kind) => urlFor(`${prefix[kind]}profile.preferences.update` as const),
}

export const profileTabs = ['information', 'preferences'] as const

export type ProfileTab = (typeof profileTabs)[number]
