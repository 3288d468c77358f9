interface SiteFacts {
  tenant?: { name: string } | null
  app?: { name: string }
  [prop: string]: unknown
}

/** Followed by the centre's name, or ours without one (row A5). */
export function pageTitle(title: string, { tenant, app }: SiteFacts): string {
  const site = tenant?.name ?? app?.name ?? 'Markaz'
  return title ? `${title} · ${site}` : site
}
