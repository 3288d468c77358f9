export const profileTabs = ['information', 'security', 'sessions', 'preferences', 'data'] as const

export type ProfileTab = (typeof profileTabs)[number]
