/** The query of a group's page that leads from its usual times on to the form of its sessions. */
export const planningStep = { tab: 'pattern', plan: '1' } as const

export const isPlanningStep = (url: string) =>
  new URL(url, 'http://page').searchParams.get('plan') === planningStep.plan
